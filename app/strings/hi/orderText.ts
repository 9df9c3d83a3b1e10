export const heading = (reference: string, shop: string) => `ऑर्डर ${reference}, ${shop}`;
export const subject = (reference: string) => `ऑर्डर ${reference}`;
export const payment = (way: string) => `पेमेंट: ${way}`;
export const sameCart = 'शॉप पर यही कार्ट:';
export const moreLines = (count: number) => `और ${count} आइटम, नीचे दिए लिंक में`;
export const addressFollows = 'मेरा पता अगले संदेश में है।';
export const orderFollows = 'पूरा ऑर्डर अगले संदेश में है।';
