export const title = 'हाल ही में देखे गए';
