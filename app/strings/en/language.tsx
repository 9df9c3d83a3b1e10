import type { ReactNode } from 'react';

export const language = 'Language';
/** The link is the name of a language. */
export const readIn = (link: ReactNode) => (
  <>
    {'Read this page in '}
    <>{link}</>
  </>
);
export const stay = 'Stay in English';
