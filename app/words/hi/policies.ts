export const processing = 'ऑर्डर की तैयारी';
export const standardShipping = 'सामान्य डिलीवरी';
export const expressShipping = 'एक्सप्रेस डिलीवरी';
export const freeShipping = 'मुफ़्त डिलीवरी';
export const returns = 'रिटर्न';
export const guarantee = 'गारंटी';
export const support = 'सहायता';
export const keptOffline =
  'शॉप बिना इंटरनेट के भी खुले, इसलिए यह ब्राउज़र उसकी लिस्ट और आपके खोले हुए पेज सेव रखता है: ज़्यादा से ज़्यादा 5 MB, सबसे पुराने पहले हटते हैं।';
export const clearStored = 'इस ब्राउज़र में सेव जानकारी हटाएँ';
