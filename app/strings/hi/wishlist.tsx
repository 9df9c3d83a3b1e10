import type { ReactNode } from 'react';
import { productCount } from './counts.ts';

export const title = 'विशलिस्ट';
export const description = 'जो प्रोडक्ट आपको पसंद आए, वे इसी ब्राउज़र में सेव हैं।';
export const empty = 'आपकी विशलिस्ट खाली है';
export const needsJavaScript = (productsLink: ReactNode) => (
  <>
    {
      'आपकी विशलिस्ट इस ब्राउज़र में सेव है। उसे दिखाने के लिए JavaScript चाहिए, जो बंद है या लोड नहीं हो पाया। तब तक आप '
    }
    <>{productsLink}</>
    {' देख सकते हैं।'}
  </>
);
export const kept = (count: number) =>
  `इस ब्राउज़र में ${productCount(count)} सेव ${count === 1 ? 'है' : 'हैं'}`;
export const products = 'आपकी पसंद के प्रोडक्ट';
export const share = 'यह विशलिस्ट शेयर करें';
export const link = 'इस विशलिस्ट का लिंक';
