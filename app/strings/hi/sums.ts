export const items = 'आइटम';
export const totalItems = 'कुल आइटम';
export const subtotal = 'सबटोटल';
export const shipping = 'डिलीवरी शुल्क';
export const total = 'कुल';
export const free = 'मुफ़्त';
