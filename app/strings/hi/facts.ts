export const netQuantity = 'शुद्ध मात्रा';
export const howToUse = 'इस्तेमाल कैसे करें';
export const notFor = 'किनके लिए नहीं';
export const ingredients = 'सामग्री';
export const mrp = 'MRP';
export const withTaxes = (price: string) => `${price}, सभी टैक्स सहित`;
export const withoutTaxes = (price: string) => `${price}, टैक्स अलग से`;
export const bestBefore = 'कब तक इस्तेमाल करें';
export const maker = 'निर्माता';
export const origin = 'मूल देश';
export const customerCare = 'ग्राहक सेवा';
export const didNotLoad =
  'इस प्रोडक्ट की और जानकारी लोड नहीं हो सकी। अपना कनेक्शन जाँचें और यह पेज फिर से खोलें।';
