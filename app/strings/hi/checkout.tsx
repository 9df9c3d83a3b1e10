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
  'ऑर्डर का हिसाब दिखाया नहीं जा सकता: JavaScript बंद है या लोड नहीं हो पाया, या यह ब्राउज़र 2022 से पहले का है।';
export const wouldTake = (processing: string, shipping: string) =>
  `यह डेमो ऑर्डर था, इसलिए कुछ भेजा नहीं जा रहा। आम तौर पर: ${processing}। सामान्य डिलीवरी: ${shipping}।`;
export const descriptionOfOrders = 'आप क्या ऑर्डर कर रहे हैं, उसकी कीमत, और ऑर्डर भेजने का तरीका।';
export const print = 'प्रिंट करें';
export const orderNumber = (reference: string) => `ऑर्डर ${reference}`;

export const whatsApp = (shop: string) => ({
  button: 'WhatsApp पर ऑर्डर करें',
  opened: 'आपका ऑर्डर WhatsApp में तैयार है। वहाँ “भेजें” दबाएँ।',
  blocked: 'आपका ब्राउज़र WhatsApp नहीं खोल पाया। “फिर से खोलें” दबाएँ।',
  sent: `आपने WhatsApp पर अपना ऑर्डर भेज दिया है। ${shop} का जवाब आपको वहीं मिलेगा।`,
  privacy: `“WhatsApp पर ऑर्डर करें” दबाने पर आपका ऑर्डर, आपके लिखे नाम, संपर्क और पते के साथ, आपके अपने WhatsApp में खुलता है। ${shop} को यह तब मिलता है, जब आप वहाँ “भेजें” दबाते हैं।`,
});
export const mail = (shop: string, address: string) => ({
  button: 'ईमेल से ऑर्डर करें',
  opened: `यह ऑर्डर ${address} पर भेजें।`,
  blocked: 'आपका ब्राउज़र ईमेल ऐप नहीं खोल पाया। “फिर से खोलें” दबाएँ।',
  sent: `आपने ईमेल से अपना ऑर्डर भेज दिया है। ${shop} का जवाब आपको वहीं मिलेगा।`,
  privacy: `“ईमेल से ऑर्डर करें” दबाने पर आपका ऑर्डर, आपके लिखे नाम, संपर्क और पते के साथ, आपके अपने ईमेल ऐप में खुलता है। ${shop} को यह तब मिलता है, जब आप वहाँ “भेजें” दबाते हैं।`,
});
export const mailUnseen =
  'अगर ईमेल ऐप खुला है, तो ऑर्डर उसमें तैयार है: वहाँ “भेजें” दबाएँ। यह पेज नहीं जान सकता कि वह खुला या नहीं। न खुला हो, तो ऑर्डर कॉपी करें और जहाँ से भी ईमेल लिखते हैं, वहाँ से भेजें।';
export const hosted = (host: string) => ({
  button: `${host} पर चेकआउट करें`,
  opened: `आपका कार्ट ${host} पर पहुँच गया है। ऑर्डर और पेमेंट वहीं करें।`,
  blocked: `आपका ब्राउज़र ${host} नहीं खोल पाया। “फिर से खोलें” दबाएँ।`,
  sent: `आपने ${host} पर ऑर्डर किया है। जवाब वहीं से मिलेगा।`,
  privacy: `“${host} पर चेकआउट करें” दबाने पर उस साइट को आपके कार्ट के प्रोडक्ट और उनकी मात्रा मिलती है, और कुछ नहीं।`,
});

export const notSentYet = (shop: string) =>
  `जब तक आप “भेजें” नहीं दबाते, ${shop} को ऑर्डर नहीं मिलता। अभी कोई पेमेंट नहीं हुआ है।`;
export const notOrderedYet = 'जब तक आप वहाँ ऑर्डर नहीं करते, कोई ऑर्डर नहीं होता। अभी कोई पेमेंट नहीं हुआ है।';
export const isItSent = 'क्या आपने यह ऑर्डर भेज दिया है? जब तक आप नहीं बताते, आपका कार्ट वैसा ही रहेगा।';
export const orderIsKept =
  'यह ब्राउज़र ऑर्डर को तब तक रखता है, जब तक आप उसे भेज या हटा न दें। आपके भेजे हुए पिछले ऑर्डर, और आप कहें तो आपका पता भी याद रखता है।';

export const sendItYourself = (button: string, shop: string) =>
  `“${button}” दबाने पर ऐप आपके ऑर्डर के साथ खुलता है। उसे आप ख़ुद भेजते हैं, और ${shop} का जवाब आपको वहीं मिलता है। यह पेज कोई पेमेंट नहीं लेता।`;
export const orderThere = (button: string) =>
  `“${button}” दबाने पर वह साइट आपके कार्ट के सामान के साथ खुलती है। ऑर्डर और पेमेंट वहीं होते हैं, और वहीं की कीमतें मानी जाती हैं।`;

export const name = 'नाम';
export const mobile = 'मोबाइल नंबर';
export const mobileProblem = (example: string) => `मोबाइल नंबर लिखें, जैसे ${example}।`;
export const email = 'ईमेल';
export const optional = (label: string) => `${label} (ज़रूरी नहीं)`;
export const addressHint = 'मकान या फ़्लैट, बिल्डिंग और गली';
export const area = 'इलाका';
export const landmark = 'लैंडमार्क';
export const city = 'शहर या कस्बा';
export const note = 'नोट';
export const noteHint = 'जैसे: तोहफ़ा है, कीमत न लिखें।';
export const pinCode = 'पिन कोड';
export const postcode = 'पोस्टकोड';
export const stateOfPin = 'पिन कोड से भरा गया है। ग़लत हो, तो बदल लें।';
export const pinIsOf = (states: string) => `यह पिन कोड आम तौर पर ${states} का है। एक बार देख लें।`;
export const choiceIsGone = (name: string) => `“${name}” अब इस लिस्ट में नहीं है। कृपया फिर से चुनें।`;
export const postcodeProblem = (digits: number, postcode: string) =>
  `${postcode} के ${digits} अंक लिखें।`;
export const rememberAddress = 'मेरा पता इस ब्राउज़र में याद रखें';
export const forgetAddress = 'मेरा पता हटाएँ';
export const addressForgotten = 'आपका पता अब इस ब्राउज़र में नहीं है।';
export const payment = 'पेमेंट';
export const payFrom = (price: string) => `${price} या ज़्यादा के ऑर्डर पर`;
export const payUpTo = (price: string) => `${price} तक के ऑर्डर पर`;
export const noWayToPay = 'इस रकम के लिए अभी पेमेंट का कोई तरीका नहीं है। अपना कार्ट बदलें, या हमसे पूछें।';
export const totalIsNow = (total: string, before: string) =>
  `कुल रकम अब ${total} है (पहले ${before} थी)। ऑर्डर अभी नहीं हुआ है: नई रकम देख लें, फिर बटन दोबारा दबाएँ।`;
export const updatedBeforeOrder =
  'शॉप अपडेट हो गई है। ऑर्डर अभी नहीं हुआ है: अपना ऑर्डर देख लें, फिर बटन दोबारा दबाएँ।';
export const pricesAreOld = (day: string) =>
  `ये ${day} की कीमतें हैं। ऑर्डर अभी नहीं हुआ है: इंटरनेट से जुड़ें, फिर बटन दोबारा दबाएँ।`;

export const iHaveSentIt = 'मैंने भेज दिया है';
export const openAgain = 'फिर से खोलें';
export const copyTheOrder = 'ऑर्डर कॉपी करें';
export const discard = 'यह ऑर्डर हटाएँ';
export const asText = 'ऑर्डर का टेक्स्ट';
export const orderCopied = 'ऑर्डर कॉपी हो गया।';
export const orderNotCopied = 'आपका ब्राउज़र कॉपी करने की इजाज़त नहीं देता। ऑर्डर नीचे है: उसे चुनकर कॉपी करें।';
export const cartIsClear = 'जो आपने ऑर्डर किया, वह अब आपके कार्ट में नहीं है।';
export const orderNotRemembered =
  'आपने जो ऑर्डर किया, वह अब आपके कार्ट में नहीं है। इस ब्राउज़र में ऑर्डर याद रखने की जगह नहीं थी: उसे प्रिंट करें, या अपने संदेश से कॉपी करें।';
export const orderNotKept =
  'इस ब्राउज़र में आपका ऑर्डर रखने की जगह नहीं थी। यह पेज बंद करने से पहले “मैंने भेज दिया है” दबाएँ।';
export const ofAnotherTab = (reference: string) =>
  `यह दूसरे टैब का ऑर्डर है। इस टैब का ऑर्डर ${reference} था: दोनों में से एक ही भेजें।`;
export const todayItWouldBe = (total: string) => `आज यह ऑर्डर ${total} का होगा।`;
export const notAsOrdered = (names: string) => `आज शॉप में पूरी मात्रा में नहीं: ${names}।`;

export const addressLeftOut =
  'आपका पता और नोट इसमें नहीं आ पाए। “ऑर्डर कॉपी करें” दबाएँ, और दूसरे संदेश में पेस्ट करके भेजें।';
export const linesLeftOut =
  'पूरा ऑर्डर इसमें नहीं आ पाया। “ऑर्डर कॉपी करें” दबाएँ, और दूसरे संदेश में पेस्ट करके भेजें।';

export const orderHeading = (reference: string, shop: string) => `ऑर्डर ${reference}, ${shop}`;
export const shipToHeading = 'पता:';
export const noteHeading = 'नोट:';
export const paymentBy = (way: string, total: string) =>
  `पेमेंट: ${way === '' ? '' : `${way}, `}${total}`;
export const pricesOf = (day: string) => `${day} की कीमतें`;
export const sentFrom = (day: string) => `${day} से भेजा जाएगा`;
export const promised = (duration: string) => `पहुँचने का समय: ${duration}`;
export const sameCart = 'शॉप पर यही कार्ट:';
export const moreLines = (count: number) => `और ${count} आइटम, नीचे दिए लिंक में`;
export const addressFollows = 'मेरा पता और नोट अगले संदेश में हैं।';
export const orderFollows = 'पूरा ऑर्डर अगले संदेश में है।';

export const yourOrdersDescription = 'इस ब्राउज़र से भेजे गए आपके ऑर्डर।';
export const whatOrdersAre = (shop: string) =>
  `यह ब्राउज़र आपके भेजे हुए पिछले ऑर्डर याद रखता है। आगे उनका क्या हुआ, यह सिर्फ़ ${shop} को पता है।`;
export const noOrders = 'इस ब्राउज़र से अभी कोई ऑर्डर नहीं भेजा गया है।';
export const orderAgain = 'फिर से ऑर्डर करें';
export const askAboutOrder = 'इस ऑर्डर के बारे में पूछें';
export const againAtTodaysPrices = '“फिर से ऑर्डर करें” दबाने पर पहले आज की कीमतें दिखती हैं।';
export const goneFromOrder = (names: string) => `अब शॉप में नहीं: ${names}।`;
