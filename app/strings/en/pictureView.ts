export const pictures = (product: string) => `Pictures of ${product}`;
export const view = 'Picture, moved by the arrow keys';
export const previous = 'Previous picture';
export const next = 'Next picture';
export const larger = 'Larger';
export const smaller = 'Smaller';
export const positionOf = (number: number, count: number) => `${number} of ${count}`;
