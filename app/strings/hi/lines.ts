export const remove = 'हटाएँ';
export const removeNamed = (product: string) => `${product} हटाएँ`;
export const quantityOf = (product: string) => `मात्रा: ${product}`;
