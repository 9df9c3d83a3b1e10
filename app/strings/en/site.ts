/** Words that only the build writes, in structured data. */
export const home = 'Home';
