export const takesNoOrders = 'यह शॉप सिर्फ़ एक डेमो है और ऑर्डर नहीं लेती: यहाँ कुछ भी ख़रीदा नहीं जा सकता।';
export const products = 'प्रोडक्ट';
export const pages = 'पेज';
export const help = 'मदद';
export const promises = 'डिलीवरी और रिटर्न';
