export const addToCart = 'कार्ट में डालें';
export const addToWishlist = 'विशलिस्ट में जोड़ें';
export const needsJavaScript =
  'इस ब्राउज़र में ख़रीदारी नहीं हो सकती: JavaScript बंद है, या ब्राउज़र 2022 से पहले का है।';
export const checkout = 'चेकआउट करें';
export const sku = 'SKU';
export const brand = 'ब्रांड';
export const category = 'कैटेगरी';
export const availability = 'उपलब्धता';
export const buy = 'ख़रीदें';
export const showPicture = (number: number, count: number) => `तस्वीर ${number} देखें (कुल ${count})`;
export const enlarge = 'तस्वीर बड़ी करके देखें';
export const sizes = 'साइज़';
export const taxIncluded = (tax: string) => `${tax} शामिल है`;
export const taxAdded = (tax: string) => `${tax} अलग से, चेकआउट पर`;
export const arrivesOn = (day: string) => `डिलीवरी ${day} को`;
export const arrivesBetween = (first: string, last: string) => `डिलीवरी ${first} – ${last} के बीच`;
export const ask = 'इस प्रोडक्ट के बारे में पूछें';
/** What its link opens; only said. */
export const askBy = { mail: ' – ईमेल से', whatsapp: ' – WhatsApp पर, नए टैब में' };
export const questionAbout = (product: string) => `एक सवाल: ${product}`;
export const askText = (product: string, address: string) =>
  `नमस्ते, मुझे इस प्रोडक्ट के बारे में कुछ पूछना है: ${product}\n${address}\n\n`;
export const share = 'शेयर करें';
export const linkCopied = 'इस प्रोडक्ट का लिंक कॉपी हो गया।';
export const information = 'प्रोडक्ट की जानकारी';
export const descriptionTab = 'विवरण';
export const shippingTab = 'डिलीवरी और रिटर्न';
export const related = 'आपको ये भी पसंद आ सकते हैं';
export const viewFullDetails = 'पूरी जानकारी देखें';
export const backToResults = 'नतीजों पर वापस जाएँ';
export const notFound = 'प्रोडक्ट नहीं मिला';
export const noSuchProduct = 'ऐसा कोई प्रोडक्ट नहीं है।';
export const continueShopping = 'ख़रीदारी जारी रखें';
export const questionsTitle = 'सवाल-जवाब';

export const picturesOf = (product: string) => `तस्वीरें: ${product}`;
export const pictureView = 'तस्वीर, तीर वाली कुंजियों से खिसकती है';
export const previousPicture = 'पिछली तस्वीर';
export const nextPicture = 'अगली तस्वीर';
export const larger = 'बड़ा करें';
export const smaller = 'छोटा करें';
export const positionOf = (number: number, count: number) => `${count} में से ${number}`;

export const netQuantity = 'शुद्ध मात्रा';
export const material = 'मटेरियल';
export const measures = 'माप';
export const weight = 'वज़न';
export const howToUse = 'इस्तेमाल कैसे करें';
export const care = 'देखभाल';
export const notFor = 'सावधानी';
export const ingredients = 'सामग्री';
export const mrp = 'MRP';
export const withTaxes = (price: string) => `${price} (सभी टैक्स सहित)`;
export const withoutTaxes = (price: string) => `${price}, टैक्स अलग से`;
export const bestBefore = 'कब तक इस्तेमाल करें';
export const maker = 'निर्माता';
export const origin = 'मूल देश';
export const customerCare = 'ग्राहक सहायता';

export const processing = 'ऑर्डर की तैयारी';
export const standardShipping = 'सामान्य डिलीवरी';
export const expressShipping = 'एक्सप्रेस डिलीवरी';
export const freeShipping = 'मुफ़्त डिलीवरी';
export const returns = 'रिटर्न';
export const guarantee = 'गारंटी';
export const support = 'सहायता';

export const recentlyViewed = 'हाल ही में देखे गए';
