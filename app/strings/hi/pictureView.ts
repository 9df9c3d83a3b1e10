export const pictures = (product: string) => `तस्वीरें: ${product}`;
export const view = 'तस्वीर, तीर वाली कुंजियों से खिसकती है';
export const previous = 'पिछली तस्वीर';
export const next = 'अगली तस्वीर';
export const larger = 'बड़ा करें';
export const smaller = 'छोटा करें';
export const positionOf = (number: number, count: number) => `${count} में से ${number}`;
