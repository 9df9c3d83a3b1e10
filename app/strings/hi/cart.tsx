import type { ReactNode } from 'react';

export const title = 'कार्ट';
export const description = 'आप जो ऑर्डर करने वाले हैं, वह इसी ब्राउज़र में सेव है।';
export const empty = 'आपका कार्ट ख़ाली है';
export const needsJavaScript = (productsLink: ReactNode) => (
  <>
    {
      'आपका कार्ट दिखाया नहीं जा सकता: JavaScript बंद है या लोड नहीं हो पाया, या यह ब्राउज़र 2022 से पहले का है। तब तक आप '
    }
    <>{productsLink}</>
    {' देख सकते हैं।'}
  </>
);
export const itemsInCart = 'आपके कार्ट के आइटम';
export const each = (price: string) => `${price} प्रति आइटम`;
export const lineTotal = 'इस आइटम का कुल ';
export const summary = 'हिसाब';
export const checkout = 'चेकआउट करें';
export const taxIncluded = (tax: string, amount: string) => `कुल में ${amount} ${tax} शामिल है।`;
export const taxLater = 'अनुमानित टैक्स चेकआउट पर दिखेगा।';
export const missingToFreeShipping = (price: string) => `${price} की और ख़रीदारी पर डिलीवरी मुफ़्त।`;
export const missingToOffer = (missing: string, offer: string) =>
  `“${offer}” से आप ${missing} दूर हैं।`;
export const belowMinimum = (least: string, missing: string) =>
  `ऑर्डर कम से कम ${least} का होना चाहिए। अभी ${missing} की कमी है।`;
export const priceChanged = (product: string, price: string, before: string) =>
  `${product}: कीमत अब ${price} है (पहले ${before} थी)।`;
export const quantityCut = (product: string, count: number, wanted: number) =>
  `${product}: ज़्यादा से ज़्यादा मात्रा ${count} है, इसलिए मात्रा ${wanted} की जगह अब ${count} है।`;
export const gone = (product: string) =>
  `यह प्रोडक्ट अब शॉप में नहीं है, इसलिए आपके कार्ट में भी नहीं है: ${product}।`;
export const moreGone = (count: number) => `${count} और प्रोडक्ट अब नहीं ${count === 1 ? 'है' : 'हैं'}।`;
export const copyLink = 'इस कार्ट का लिंक कॉपी करें';

export const items = 'आइटम';
export const totalItems = 'कुल आइटम';
export const subtotal = 'सबटोटल';
export const shipping = 'डिलीवरी शुल्क';
export const total = 'कुल';
/** Said after a new quantity (SPEC 7.10). */
export const totalIs = (amount: string) => `${total} ${amount}`;
export const chooseRegion = (region: string) => `${region} चुनें`;
export const free = 'मुफ़्त';

export const taxLabel = (name: string, percent: number, isIncluded: boolean) =>
  `${name} (${percent}%)${isIncluded ? ' शामिल' : ''}`;
