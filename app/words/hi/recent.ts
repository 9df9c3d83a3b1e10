export const title = 'हाल में देखे गए';
