import { productCount } from './counts.ts';

export const title = 'शेयर की गई विशलिस्ट';
export const text =
  'किसी ने यह विशलिस्ट आपके साथ शेयर की है। जब तक आप कुछ न जोड़ें, आपकी अपनी विशलिस्ट वैसी ही रहेगी।';
export const noProducts = 'इस लिंक में इस शॉप का कोई प्रोडक्ट नहीं है।';
export const addAll = 'सब मेरी विशलिस्ट में जोड़ें';
export const addOne = 'मेरी विशलिस्ट में जोड़ें';
export const addOneNamed = (product: string) => `मेरी विशलिस्ट में जोड़ें: ${product}`;
export const seeOwn = 'मेरी अपनी विशलिस्ट देखें';
export const products = 'शेयर की गई विशलिस्ट के प्रोडक्ट';
export const onThisList = (count: number) => `इस विशलिस्ट में ${productCount(count)}`;
export const unknown = (named: string) => `इन नंबरों के प्रोडक्ट इस शॉप में नहीं हैं: ${named}।`;
export const andMore = (named: string, others: number) => `${named} और ${others} अन्य`;
export const tooMany = (count: number, read: number) =>
  `विशलिस्ट में ${count} प्रोडक्ट के नाम हैं। केवल पहले ${read} पढ़े गए।`;
export const added = (count: number) =>
  `${productCount(count)} आपकी विशलिस्ट में ${count === 1 ? 'जोड़ा गया' : 'जोड़े गए'}`;
export const allThere = 'ये सब पहले से आपकी विशलिस्ट में हैं।';
export const linkCopied = 'आपकी विशलिस्ट का लिंक कॉपी हो गया।';
