export const categories = 'कैटेगरी';
export const notFound = 'कैटेगरी नहीं मिली';
export const noSuchCategory = 'शॉप में इस पते की कोई कैटेगरी नहीं है।';
export const notFoundText = 'शायद इसका नाम बदल गया है। सभी प्रोडक्ट यहीं हैं।';
