export const searchForProduct = 'प्रोडक्ट खोजें';
export const noProductFound = 'कोई प्रोडक्ट नहीं मिला।';
export const onlyTheFirst = (letters: number) => ` खोज में पहले ${letters} अक्षर ही गिने जाते हैं।`;
export const showAll = (count: number) => `सभी ${count} देखें`;
export const closeTitle = 'इससे मिलते-जुलते';
export const closeCount = (count: number) =>
  count === 1 ? ' 1 मिलता-जुलता प्रोडक्ट।' : ` ${count} मिलते-जुलते प्रोडक्ट।`;
