export const searchForProduct = 'Search for Product';
export const noProductFound = 'No Product found.';
/** After the count, where more was typed. */
export const onlyTheFirst = (letters: number) => ` Search uses the first ${letters} letters.`;
/** The link to all of more results than the search shows (SPEC 17.10). */
export const showAll = (count: number) => `Show all ${count}`;
export const closeTitle = 'Close to what you typed';
/** Read after "No Product found." or the count of what was found. */
export const closeCount = (count: number) => ` ${count} close to what you typed.`;
