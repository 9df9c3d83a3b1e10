export const title = 'चेकआउट';
export const description = 'डेमो चेकआउट: कोई पेमेंट नहीं लिया जाता और कुछ भी आपके ब्राउज़र से बाहर नहीं जाता।';
export const demonstration = (
  <>
    <strong>यह सिर्फ़ एक डेमो है।</strong>
    {' कोई पेमेंट नहीं लिया जाता और कुछ भी आपके ब्राउज़र से बाहर नहीं जाता। कृपया असली कार्ड की जानकारी न डालें।'}
  </>
);
export const contact = 'संपर्क जानकारी';
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
export const placeYourOrder = 'ऑर्डर पूरा करें';
export const backToCart = 'कार्ट पर वापस जाएँ';
export const orderSummary = 'ऑर्डर का हिसाब';
export const placed = 'आपका ऑर्डर हो गया है!';
export const placedNote = 'न कोई पैसा लिया गया, न कुछ भेजा गया। आपका कार्ट फिर से ख़ाली है।';
export const nothingToOrder = 'ऑर्डर करने के लिए आपके कार्ट में अभी कुछ नहीं है।';
export const needsJavaScript =
  'ऑर्डर का हिसाब इस ब्राउज़र में सेव जानकारी से बनता है। इसके लिए JavaScript चाहिए, जो बंद है या लोड नहीं हो पाया।';
export const wouldTake = (processing: string, shipping: string) =>
  `यह डेमो ऑर्डर था, इसलिए कुछ भेजा नहीं जा रहा। असली ऑर्डर: ${processing}। सामान्य डिलीवरी: ${shipping}।`;
export const descriptionOfOrders = 'आप क्या ऑर्डर कर रहे हैं, उसकी कीमत, और ऑर्डर भेजने का तरीका।';
export const print = 'प्रिंट करें';
export const orderNumber = (reference: string) => `ऑर्डर ${reference}`;

export const whatsApp = (shop: string) => ({
  button: 'WhatsApp पर ऑर्डर करें',
  opened: 'आपका ऑर्डर WhatsApp में तैयार है। वहाँ “भेजें” दबाएँ।',
  blocked: 'आपके ब्राउज़र ने WhatsApp नहीं खोला। “फिर से खोलें” दबाएँ।',
  sent: `आपने WhatsApp पर अपना ऑर्डर भेज दिया है। ${shop} का जवाब आपको वहीं मिलेगा।`,
  privacy: `“WhatsApp पर ऑर्डर करें” दबाने पर आपका ऑर्डर, आपके लिखे नाम, संपर्क और पते के साथ, आपके अपने WhatsApp में खुलता है। ${shop} को यह तब मिलता है, जब आप वहाँ “भेजें” दबाते हैं।`,
});
export const mail = (shop: string) => ({
  button: 'ईमेल से ऑर्डर करें',
  opened: 'आपका ऑर्डर आपके ईमेल ऐप में तैयार है। वहाँ “भेजें” दबाएँ।',
  blocked: 'आपके ब्राउज़र ने ईमेल ऐप नहीं खोला। “फिर से खोलें” दबाएँ।',
  sent: `आपने ईमेल से अपना ऑर्डर भेज दिया है। ${shop} का जवाब आपको वहीं मिलेगा।`,
  privacy: `“ईमेल से ऑर्डर करें” दबाने पर आपका ऑर्डर, आपके लिखे नाम, संपर्क और पते के साथ, आपके अपने ईमेल ऐप में खुलता है। ${shop} को यह तब मिलता है, जब आप वहाँ “भेजें” दबाते हैं।`,
});
export const hosted = (host: string) => ({
  button: `${host} पर चेकआउट करें`,
  opened: `आपका कार्ट ${host} पर पहुँच गया है। ऑर्डर और पेमेंट वहीं करें।`,
  blocked: `आपके ब्राउज़र ने ${host} नहीं खोला। “फिर से खोलें” दबाएँ।`,
  sent: `आपने ${host} पर ऑर्डर किया है। जवाब वहीं से मिलेगा।`,
  privacy: `“${host} पर चेकआउट करें” दबाने पर उस साइट को आपके कार्ट के प्रोडक्ट और उनकी मात्रा मिलती है, और कुछ नहीं।`,
});

export const notSentYet = (shop: string) =>
  `जब तक आप “भेजें” नहीं दबाते, ${shop} को ऑर्डर नहीं मिलता। अभी कोई पेमेंट नहीं हुआ है।`;
export const notOrderedYet = 'जब तक आप वहाँ ऑर्डर नहीं करते, कोई ऑर्डर नहीं होता। अभी कोई पेमेंट नहीं हुआ है।';
export const isItSent = 'क्या आपने यह ऑर्डर भेज दिया है? जब तक आप नहीं बताते, आपका कार्ट वैसा ही रहेगा।';
export const orderIsKept =
  'यह ब्राउज़र ऑर्डर को तब तक रखता है, जब तक आप यह न बताएँ कि आपने उसे भेज दिया, या उसे हटा न दें।';

export const sendItYourself = (button: string, shop: string) =>
  `“${button}” दबाने पर ऐप आपके ऑर्डर के साथ खुलता है। उसे आप ख़ुद भेजते हैं, और ${shop} का जवाब आपको वहीं मिलता है। यह पेज कोई पेमेंट नहीं लेता।`;
export const orderThere = (button: string) =>
  `“${button}” दबाने पर वह साइट आपके कार्ट के सामान के साथ खुलती है। ऑर्डर और पेमेंट वहीं होते हैं, और वहीं की कीमतें मानी जाती हैं।`;

export const name = 'नाम';
export const contactProblem = 'ईमेल पता या फ़ोन नंबर लिखें, जैसे 98765 43210।';
export const addressHint = 'मकान, गली और शहर';
export const pinCode = 'पिन कोड';
export const postcodeProblem = (digits: number, postcode: string) =>
  `${postcode} के ${digits} अंक लिखें।`;
export const payment = 'पेमेंट';

export const iHaveSentIt = 'मैंने भेज दिया है';
export const openAgain = 'फिर से खोलें';
export const copyTheOrder = 'ऑर्डर कॉपी करें';
export const discard = 'यह ऑर्डर हटाएँ';
export const asText = 'ऑर्डर का टेक्स्ट';
export const orderCopied = 'ऑर्डर कॉपी हो गया।';
export const orderNotCopied = 'आपका ब्राउज़र कॉपी करने की इजाज़त नहीं देता। ऑर्डर नीचे है: उसे चुनकर कॉपी करें।';
export const cartIsClear = 'जो आपने ऑर्डर किया, वह अब आपके कार्ट में नहीं है।';

export const addressLeftOut = 'आपका पता इसमें नहीं आ पाया। उसे दूसरे संदेश में भेजें।';
export const linesLeftOut = 'पूरा ऑर्डर इसमें नहीं आ पाया। “ऑर्डर कॉपी करें” से उसे दूसरे संदेश में भेजें।';

export const orderHeading = (reference: string, shop: string) => `ऑर्डर ${reference}, ${shop}`;
export const paymentBy = (way: string) => `पेमेंट: ${way}`;
export const sameCart = 'शॉप पर यही कार्ट:';
export const moreLines = (count: number) => `और ${count} आइटम, नीचे दिए लिंक में`;
export const addressFollows = 'मेरा पता अगले संदेश में है।';
export const orderFollows = 'पूरा ऑर्डर अगले संदेश में है।';
