import type { ReactNode } from 'react';
import { productCount } from './shell.ts';

export const title = 'विशलिस्ट';
export const description = 'जो प्रोडक्ट आपको पसंद आए, वे इसी ब्राउज़र में सेव हैं।';
export const empty = 'आपकी विशलिस्ट ख़ाली है';
export const needsJavaScript = (productsLink: ReactNode) => (
  <>
    {
      'आपकी विशलिस्ट दिखाई नहीं जा सकती: JavaScript बंद है या लोड नहीं हो पाया, या यह ब्राउज़र 2022 से पहले का है। तब तक आप '
    }
    <>{productsLink}</>
    {' देख सकते हैं।'}
  </>
);
export const kept = (count: number) =>
  `इस ब्राउज़र में ${productCount(count)} सेव ${count === 1 ? 'है' : 'हैं'}`;
export const products = 'आपकी पसंद के प्रोडक्ट';
export const noMore = (product: string, count: number) =>
  `${product}: ज़्यादा से ज़्यादा मात्रा ${count} है।`;
export const share = 'यह विशलिस्ट शेयर करें';
export const link = 'इस विशलिस्ट का लिंक';

export const sharedTitle = 'शेयर की गई विशलिस्ट';
export const sharedText =
  'किसी ने यह विशलिस्ट आपके साथ शेयर की है। जब तक आप कुछ न जोड़ें, आपकी अपनी विशलिस्ट वैसी ही रहेगी।';
export const noProducts = 'इस लिंक में इस शॉप का कोई प्रोडक्ट नहीं है।';
export const addAll = 'सब मेरी विशलिस्ट में जोड़ें';
export const addOne = 'मेरी विशलिस्ट में जोड़ें';
export const addOneNamed = (product: string) => `मेरी विशलिस्ट में जोड़ें: ${product}`;
export const seeOwn = 'मेरी अपनी विशलिस्ट देखें';
export const sharedProducts = 'शेयर की गई विशलिस्ट के प्रोडक्ट';
export const onThisList = (count: number) => `इस विशलिस्ट में ${productCount(count)}`;
export const unknownNumbers = (named: string) => `इस शॉप में नहीं: ${named}।`;
export const andMore = (named: string, others: number) => `${named} और ${others} अन्य`;
export const tooMany = (count: number, read: number) =>
  `विशलिस्ट में ${count} प्रोडक्ट के नाम हैं। सिर्फ़ पहले ${read} पढ़े गए।`;
export const added = (count: number) =>
  `${productCount(count)} आपकी विशलिस्ट में ${count === 1 ? 'जोड़ा गया' : 'जोड़े गए'}`;
export const allThere = 'ये सब पहले से आपकी विशलिस्ट में हैं।';
export const linkCopied = 'आपकी विशलिस्ट का लिंक कॉपी हो गया।';
