import { itemCount } from './shell.ts';

export const title = 'आपके लिए एक कार्ट';
export const text = 'इस लिंक में नीचे दिए प्रोडक्ट हैं, आज की कीमत पर। आपका अपना कार्ट आपके कहने पर ही बदलेगा।';
export const nothingOffered = 'इस लिंक में आपके लिए कोई प्रोडक्ट नहीं है';
export const nothingOfferedText = 'इसमें दिए गए प्रोडक्ट इस शॉप में नहीं हैं। आपका कार्ट पहले जैसा ही है।';
export const offered = 'लिंक में क्या है';
export const addToCart = 'मेरे कार्ट में डालें';
export const replaceCart = 'मेरे कार्ट की जगह यह रखें';
export const yourCartHas = (count: number) =>
  `आपके कार्ट में ${itemCount(count)} ${count === 1 ? 'है' : 'हैं'}।`;
export const morePartsUnused = (count: number) =>
  count === 1 ? 'लिंक का 1 और हिस्सा इस्तेमाल नहीं हो सका।' : `लिंक के ${count} और हिस्से इस्तेमाल नहीं हो सके।`;
export const unknownProduct = (written: string) => `“${written}” इस शॉप का प्रोडक्ट नहीं है।`;
export const quantityReadAs = (written: string, product: string, quantity: number) =>
  `${product}: “${written}” की जगह मात्रा ${quantity} मानी गई।`;
export const repeated = (product: string) =>
  `लिंक में एक से ज़्यादा बार: ${product}। मात्राएँ जोड़ दी गई हैं।`;
export const tooMany = (count: number, read: number) =>
  `लिंक में ${count} प्रोडक्ट हैं: पहले ${read} लिए गए हैं।`;

export const copied = 'लिंक कॉपी हो गया। जो इसे खोलेगा, उसे यही कार्ट दिखेगा।';
export const notCopied = 'आपका ब्राउज़र कॉपी करने की इजाज़त नहीं देता। लिंक बटन के नीचे है।';
export const added = 'अब ये आपके कार्ट में हैं।';
export const replaced = 'आपका कार्ट बदल दिया गया।';
