export const about = (shop: string) => `${shop} के बारे में`;
export const inNumbers = 'आँकड़ों में';
export const profileOf = (name: string, site: string) => `${site} पर ${name} (नए टैब में)`;

export const onThisPage = 'इस पेज पर';

export const email = 'ईमेल';
export const writeMessage = 'संदेश लिखें';
export const firstName = 'पहला नाम';
export const lastName = 'सरनेम';
export const phone = 'फ़ोन';
export const optional = 'ज़रूरी नहीं';
export const comment = 'संदेश';
export const send = 'भेजें';
export const sendNote =
  '“भेजें” दबाने पर आपका अपना ईमेल ऐप इस संदेश के साथ खुलता है। इस पेज से कुछ भेजा नहीं जाता।';
export const tooLongForMail = (letters: number) =>
  `आपने जो लिखा है, वह ईमेल ऐप के लिए लगभग ${letters} अक्षर ज़्यादा लंबा है। कृपया उसे छोटा करें।`;
export const messageFrom = (name: string) => `${name} का संदेश`;

export const seller = 'विक्रेता';
export const sellerName = 'नाम';
export const sellerAddress = 'पता';
export const grievance = 'शिकायत अधिकारी';

export const clearStored = 'इस ब्राउज़र से मेरी जानकारी हटाएँ';
export const clearTitle = 'इस ब्राउज़र से मेरी जानकारी हटाएँ?';
export const clearIntro = 'इस शॉप की यह जानकारी इस ब्राउज़र में सेव है:';
export const clearConsequence =
  'यह सब हटा दिया जाएगा। पेज और तस्वीरें रहेंगी, ताकि शॉप बिना इंटरनेट के भी खुले।';
export const nothingKept = 'इस शॉप की कोई जानकारी इस ब्राउज़र में सेव नहीं है।';
export const clear = 'हटाएँ';
export const keepEverything = 'सब रहने दें';
export const closeThis = 'बंद करें';
export const keptCart = 'आपका कार्ट';
export const keptWishlist = 'आपकी विशलिस्ट';
export const keptOrder = 'वह ऑर्डर, जो आपने अभी भेजा नहीं है';
export const keptOrders = 'आपके भेजे हुए ऑर्डर';
export const keptAddress = 'आपका पता';
export const keptRecent = 'आपके देखे हुए प्रोडक्ट';
export const keptSignUp = 'यह कि आपने साइन अप विंडो बंद की थी';
export const keptUnreadable = 'जो पढ़ा नहीं जा सका, उसकी कॉपियाँ';
export const keptOthers = 'इस शॉप की बाकी जानकारी';
export const cleared = (kept: string) => `हटाई गई जानकारी: ${kept}।`;

export const pageNotFound = 'पेज नहीं मिला';
export const noSuchPage = 'इस पते पर कोई पेज नहीं है।';
export const goHome = 'होम पेज पर जाएँ';
