export const processing = 'ऑर्डर की तैयारी';
export const standardShipping = 'सामान्य डिलीवरी';
export const expressShipping = 'एक्सप्रेस डिलीवरी';
export const freeShipping = 'मुफ़्त डिलीवरी';
export const returns = 'रिटर्न';
export const guarantee = 'गारंटी';
export const support = 'सहायता';
export const clearStored = 'इस ब्राउज़र में सेव जानकारी हटाएँ';
