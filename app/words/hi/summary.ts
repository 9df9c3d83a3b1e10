export const takesNoOrders = 'यह दुकान सिर्फ़ एक नमूना है और ऑर्डर नहीं लेती: यहाँ कुछ भी ख़रीदा नहीं जा सकता।';
export const products = 'प्रोडक्ट';
export const pages = 'पेज';
export const help = 'मदद';
export const promises = 'शिपिंग और वापसी';
