export const skip = 'सीधे मुख्य हिस्से पर जाएँ';
export const failed = 'इस पेज पर कुछ गड़बड़ हो गई';
export const failedText =
  'आपका कार्ट और आपकी विशलिस्ट सुरक्षित हैं। पेज को दोबारा खोलें या प्रोडक्ट पर वापस जाएँ।';
export const notLoaded = 'यह पेज पूरा नहीं खुला है, इसलिए इसके बटन अभी काम नहीं कर रहे।';
export const tryAgain = 'फिर से कोशिश करें';

export const browseProducts = 'प्रोडक्ट देखें';
export const seeAllProducts = 'सभी प्रोडक्ट';
export const keepBrowsing = 'और प्रोडक्ट देखें';

/** These two English words have the same form for one and for many. */
export const itemCount = (count: number) => `${count} आइटम`;
/** `Cart, 3 items`; the name comes first. */
export const countName = (name: string, count: number) => `${name}, ${itemCount(count)}`;
export const productCount = (count: number) => `${count} प्रोडक्ट`;

export const wishlist = 'विशलिस्ट';
export const cart = 'कार्ट';
export const close = 'बंद करें';
export const breadcrumb = 'आप यहाँ हैं';
export const home = 'होम';
export const quantity = 'मात्रा';
export const quantityIs = (count: number) => `मात्रा ${count}`;
export const noNumber = (max: number, quantity: number) =>
  `1 से ${max} तक की कोई संख्या लिखें। मात्रा अब भी ${quantity} है।`;
export const increaseQuantity = 'मात्रा बढ़ाएँ';
export const decreaseQuantity = 'मात्रा घटाएँ';
export const messages = 'संदेश';
export const dismissMessage = 'संदेश हटाएँ';
export const undo = 'वापस लाएँ';

/** What is wrong with a field: most browsers on Hindi pages would say it in English. */
export const problemOf = ({ valueMissing, typeMismatch }: ValidityState): string | undefined => {
  if (valueMissing) return 'इसे भरना ज़रूरी है।';
  return typeMismatch ? 'पूरा ईमेल पता लिखें, जैसे naam@example.in' : undefined;
};
