import type { ReactNode } from 'react';

export const language = 'भाषा';
export const readIn = (link: ReactNode) => (
  <>
    {'यह पेज '}
    <>{link}</>
    {' में पढ़ें'}
  </>
);
export const stay = 'हिन्दी में ही रहें';
