export const title = 'चेकआउट';
export const description = 'डेमो चेकआउट: कोई पेमेंट नहीं लिया जाता और कुछ भी आपके ब्राउज़र से बाहर नहीं जाता।';
export const demonstration = (
  <>
    <strong>यह सिर्फ़ एक डेमो है।</strong>
    {' कोई पेमेंट नहीं लिया जाता और कुछ भी आपके ब्राउज़र से बाहर नहीं जाता। कृपया असली कार्ड की जानकारी न डालें।'}
  </>
);
export const contact = 'संपर्क';
export const emailOrPhone = 'ईमेल या मोबाइल नंबर';
export const newsletter = 'मुझे नई जानकारी और ऑफ़र ईमेल करें';
export const delivery = 'डिलीवरी';
export const firstName = 'पहला नाम';
export const lastName = 'सरनेम';
export const address = 'पता';
export const paymentMethod = 'पेमेंट का तरीका';
export const cardNumber = 'कार्ड नंबर';
export const nameOnCard = 'कार्ड पर लिखा नाम';
export const expiry = 'एक्सपायरी (MM / YY)';
export const expiryPlaceholder = 'MM / YY';
export const securityCode = 'सिक्योरिटी कोड';
export const sameAddress = 'डिलीवरी का पता ही बिलिंग का पता है';
export const payNow = 'अभी पेमेंट करें';
export const payNowNote =
  '“अभी पेमेंट करें” दबाने पर यहाँ कोई पैसा नहीं कटता। डेमो पूरा करने के लिए “ऑर्डर करें” दबाएँ।';
export const placeOrder = 'ऑर्डर करें';
export const placeYourOrder = 'अपना ऑर्डर करें';
export const backToCart = 'कार्ट पर वापस जाएँ';
export const orderSummary = 'ऑर्डर का हिसाब';
export const placed = 'आपका ऑर्डर हो गया है!';
export const placedNote = 'न कोई पैसा लिया गया, न कुछ भेजा गया। आपका कार्ट फिर से खाली है।';
export const nothingToOrder = 'ऑर्डर करने के लिए आपके कार्ट में अभी कुछ नहीं है।';
export const needsJavaScript =
  'ऑर्डर का हिसाब इस ब्राउज़र में सेव जानकारी से बनता है। इसके लिए JavaScript चाहिए, जो बंद है या लोड नहीं हो पाया।';
export const wouldArrive = (duration: string) =>
  `यह डेमो ऑर्डर था, इसलिए कुछ भेजा नहीं जा रहा। असली ऑर्डर पहुँचने का समय: ${duration}।`;
export const descriptionOfOrders = 'आप क्या ऑर्डर कर रहे हैं, उसकी कीमत, और ऑर्डर भेजने का तरीका।';
export const print = 'प्रिंट करें';
export const orderNumber = (reference: string) => `ऑर्डर ${reference}`;
