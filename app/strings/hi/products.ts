import { productCount } from './shell.ts';

export const tags = { New: 'न्यू', Sale: 'सेल' };
export const price = 'कीमत ';
export const oldPrice = 'पुरानी कीमत ';
export const saving = (amount: string) => `${amount} की बचत`;
export const amounts = {
  '100 ml': '100 मिली',
  '100 g': '100 ग्राम',
  '1 g': 'ग्राम',
  '1 kg': 'किग्रा',
  '1 ml': 'मिली',
  '1 l': 'लीटर',
  '1 cm': 'सेमी',
  '1 m': 'मीटर',
  '1 piece': 'पीस',
};
export const perAmount = (price: string, amount: string) => `${price} प्रति ${amount}`;
export const addToCart = 'कार्ट में डालें';
export const addToCartNamed = (product: string) => `कार्ट में डालें: ${product}`;
export const addToWishlistNamed = (product: string) => `विशलिस्ट में जोड़ें: ${product}`;
export const from = (price: string) => `${price} से शुरू`;
export const sizeCount = (count: number) => `${count} साइज़`;
/** Where the shop says what is chosen, such as Size and Colour. */
export const optionCount = (count: number) => `${count} विकल्प`;
export const chooseSize = (...options: readonly string[]) => `${options.join(' और ') || 'साइज़'} चुनें`;
export const chooseSizeNamed = (product: string, ...options: readonly string[]) =>
  `${chooseSize(...options)}: ${product}`;
export const alreadyWished = 'यह आपकी विशलिस्ट में है';
export const outOfStockNamed = (product: string) => `स्टॉक में नहीं है: ${product}`;

export const fewLeft = 'कुछ ही बचे हैं';
export const oneLeft = 'सिर्फ़ 1 बाकी';
export const outOfStock = 'स्टॉक में नहीं है';
export const outOfStockButton = 'स्टॉक में नहीं है';
export const availableFrom = (day: string) => `${day} से उपलब्ध`;

export const remove = 'हटाएँ';
export const removeNamed = (product: string) => `हटाएँ: ${product}`;
export const quantityOf = (product: string) => `मात्रा: ${product}`;

export const filterProducts = 'प्रोडक्ट फ़िल्टर करें';
export const allProduct = 'सभी प्रोडक्ट';
export const newProduct = 'नए प्रोडक्ट';
export const saleProducts = 'सेल वाले प्रोडक्ट';
export const sortProducts = 'प्रोडक्ट का क्रम';
export const ownOrder = 'हमारी पसंद';
export const lowFirst = 'कीमत: कम से ज़्यादा';
export const highFirst = 'कीमत: ज़्यादा से कम';
export const newestFirst = 'सबसे नए पहले';
export const filters = (chosen: number) => (chosen > 0 ? `फ़िल्टर (${chosen})` : 'फ़िल्टर');
export const filterNames = { all: 'सभी', new: 'नए', sale: 'सेल' };
export const countLine = (count: number, ...labels: readonly string[]) =>
  `${productCount(count)}: “${labels.join('”, “')}”`;
export const clearSearch = 'खोज हटाएँ';
export const clearFilters = 'फ़िल्टर हटाएँ';

export const categories = 'कैटेगरी';
export const categoryNotFound = 'कैटेगरी नहीं मिली';
export const noSuchCategory = 'शॉप में इस पते की कोई कैटेगरी नहीं है।';
export const categoryNotFoundText = 'शायद इसका नाम बदल गया है। सभी प्रोडक्ट यहीं हैं।';

export const searchForProduct = 'प्रोडक्ट खोजें';
export const noProductFound = 'कोई प्रोडक्ट नहीं मिला।';
export const onlyTheFirst = (letters: number) => ` खोज में पहले ${letters} अक्षर ही देखे जाते हैं।`;
export const showAll = (count: number) => `सभी ${count} देखें`;
export const alsoTitle = (text: string, isAlone: boolean) =>
  isAlone ? `“${text}” के लिए` : `“${text}” के लिए ये भी`;
export const closeTitle = 'इससे मिलते-जुलते';
export const alsoCount = (count: number, isAlone: boolean) =>
  isAlone ? `आपकी खोज के लिए ${productCount(count)}` : `आपकी खोज के लिए ${count} और`;
export const closeCount = (count: number) =>
  count === 1 ? '1 मिलता-जुलता प्रोडक्ट' : `${count} मिलते-जुलते प्रोडक्ट`;

export const nothingOnSale = 'अभी सेल में कुछ नहीं है';
export const nothingOnSaleText = 'सभी प्रोडक्ट अपनी सामान्य कीमत पर हैं।';
