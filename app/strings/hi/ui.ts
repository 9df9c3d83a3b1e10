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
