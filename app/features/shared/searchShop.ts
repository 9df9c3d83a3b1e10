import { search } from '#catalogue/browse.ts';
import { findMore } from '#catalogue/closeSearch.ts';
import { kindOf } from '#catalogue/sayProduct.ts';
import { listed } from '#shop/products';
import { productCount } from '#strings/shell';
import * as strings from '#strings/products';

/** What a text finds in the shop, and how it is said (SPEC 3.6, 16.65). */
export function searchShop(text: string) {
  const named = search(listed, text);
  const { also, close } = findMore(listed, text, named, kindOf);
  const isAlone = named.length === 0;
  const sections = [
    { title: strings.alsoTitle({ text: text.trim(), isAlone }), products: also },
    { title: strings.closeTitle, products: close },
  ];
  const said = [
    !isAlone && productCount(named.length),
    also.length > 0 && strings.alsoCount({ count: also.length, isAlone }),
    close.length > 0 && strings.closeCount(close.length),
  ].filter(Boolean);
  return {
    named,
    /** What is shown below, each under a heading of its own; without empty ones. */
    sections: sections.filter(({ products }) => products.length > 0),
    said: said.join('. ') || strings.noProductFound,
  };
}
