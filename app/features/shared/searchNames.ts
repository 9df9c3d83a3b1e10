import { search } from '#catalogue/browse.ts';
import { listed } from '#shop/products';
import { productCount } from '#strings/shell';
import { noProductFound, onlyNames } from '#strings/products';

/**
 * What Search finds before its index has come, or without it: the names that contain the text (SPEC 3.6).
 *
 * @param isLost whether the index does not come
 */
export function searchNames(text: string, isLost: boolean) {
  const named = search(listed, text);
  const count = named.length > 0 && productCount(named.length);
  const none = text.trim() === '' ? noProductFound : isLost ? onlyNames : '';
  return { named, more: [], moreTitle: '', pages: [], said: count || none };
}
