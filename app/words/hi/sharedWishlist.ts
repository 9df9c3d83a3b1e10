import { productCount } from './counts.ts';

export const title = 'साझा की गई सूची';
export const text =
  'किसी ने यह सूची आपके साथ साझा की है। जब तक आप कुछ न जोड़ें, आपकी अपनी सूची वैसी ही रहेगी।';
export const noProducts = 'इस लिंक में इस दुकान का कोई उत्पाद नहीं है।';
export const addAll = 'सब मेरी सूची में जोड़ें';
export const addOne = 'मेरी सूची में जोड़ें';
export const addOneNamed = (product: string) => `मेरी सूची में जोड़ें: ${product}`;
export const seeOwn = 'मेरी अपनी सूची देखें';
export const products = 'साझा की गई सूची के उत्पाद';
export const onThisList = (count: number) => `इस सूची में ${productCount(count)}`;
export const unknown = (named: string) => `सूची के ये नंबर इस दुकान में नहीं हैं: ${named}।`;
export const andMore = (named: string, others: number) => `${named} और ${others} अन्य`;
export const tooMany = (count: number, read: number) =>
  `सूची में ${count} उत्पादों के नाम हैं। केवल पहले ${read} पढ़े गए।`;
export const added = (count: number) => `${productCount(count)} आपकी सूची में जोड़े गए`;
export const allThere = 'ये सब पहले से आपकी सूची में हैं।';
export const linkCopied = 'आपकी सूची का लिंक कॉपी हो गया।';
