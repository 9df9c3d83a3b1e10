const toWishlist = {
  added: (product: string) => `अब विशलिस्ट में: ${product}`,
  alreadyThere: (product: string) => `पहले से विशलिस्ट में: ${product}`,
};
const toCart = {
  added: (product: string) => `अब कार्ट में: ${product}`,
  alreadyThere: (product: string) => `पहले से कार्ट में: ${product}`,
};
const everywhere = { wishlist: toWishlist, cart: toCart };

export const viewCart = 'कार्ट देखें';
/** After the text that a product is in the cart already (SPEC 12.4). */
export const cartHas = (count: number) => `आपके कार्ट में इसकी संख्या ${count} है।`;

/** The same on every screen: only the English texts differ (SPEC 12). */
export const productToasts = {
  home: everywhere,
  detail: everywhere,
  products: everywhere,
  sales: everywhere,
};

export const nothingSubscribed = 'यह डेमो शॉप है: कुछ भेजा नहीं गया।';
export const shopWasUpdated = 'यह शॉप अपडेट हो गई है। अगला पेज नए वर्शन में खुलेगा।';
export const partDidNotLoad =
  'शॉप का यह हिस्सा नहीं खुल पाया। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।';
export const offline = 'आप ऑफ़लाइन हैं। आपका कार्ट सुरक्षित है।';
/** When the browser's storage fails (SPEC 11.2). */
export const storageErrors = {
  unavailable: 'आपका ब्राउज़र इस शॉप को कुछ सेव नहीं करने दे रहा। आपका कार्ट यह पेज बंद करने तक रहेगा।',
  unreadable:
    'इस शॉप की सेव की हुई कुछ जानकारी पढ़ी नहीं जा सकी। उसकी एक कॉपी रख ली गई है, और आप ख़रीदारी जारी रख सकते हैं।',
};

export const wishlistRemoved = 'आइटम विशलिस्ट से हटा दिया गया';
export const cartRemoved = 'आइटम कार्ट से हटा दिया गया!';
export const orderPlaced = 'ऑर्डर हो गया!';
export const cartIsEmpty = 'आपका कार्ट ख़ाली है!';
export const noAccountCreated = 'यह डेमो शॉप है: कोई अकाउंट नहीं बनाया गया।';
export const noAccountToSignInTo = 'यह डेमो शॉप है: साइन इन करने के लिए यहाँ अकाउंट नहीं होते।';
export const messageLeftToMailProgram = 'अब अपने ईमेल ऐप से संदेश भेजें। इस पेज से कुछ नहीं भेजा गया।';
export const cartHasUnavailableLines =
  'आपके कार्ट का कुछ सामान स्टॉक में नहीं है। उसे गिना नहीं गया है। ऑर्डर करने के लिए उसे हटाएँ।';
export const noLettersYet = 'यह शॉप अभी कोई न्यूज़लेटर नहीं भेजती: कुछ भेजा नहीं गया।';
export const noAccountsYet =
  'इस शॉप में अभी अकाउंट नहीं हैं: कुछ बनाया नहीं गया, और आप बिना अकाउंट के ऑर्डर कर सकते हैं।';

export const addedFromWishlist = (product: string) => `अब कार्ट में: ${product}`;
/** In the place of what was removed, beside "Undo" (SPEC 16.1). */
export const removedNamed = (product: string) => `हटाया गया: ${product}`;
export const backInCart = (product: string) => `फिर से आपके कार्ट में: ${product}`;
export const backOnWishlist = (product: string) => `फिर से आपकी विशलिस्ट में: ${product}`;
