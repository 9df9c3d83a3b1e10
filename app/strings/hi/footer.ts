export const yourEmail = 'आपका ईमेल पता';
export const subscribe = 'सब्सक्राइब करें';
export const shop = 'शॉप';
export const help = 'मदद';
export const cardsShown = 'कार्ड के लोगो';
