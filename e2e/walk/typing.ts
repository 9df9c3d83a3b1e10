import { search } from '#domain/browse.ts';
import { toQuantity } from '#domain/cart.ts';
import { products } from './lists.ts';
import type { Effect } from './meaning.ts';
import type { Chance } from './random.ts';
import type { Found, Visit } from './visit.ts';

const texts = [
  'Asha',
  'asha@example.in',
  'night cream',
  'a',
  '   ',
  '<b onclick=x>&amp;',
  'पुरुषों की त्वचा',
  '9'.repeat(300),
] as const;

const quantities = ['5', '12', '0', '-3', '007', '2.7', 'abc', '', ' 3 ', '1000', '1e2'] as const;

/** Replaces the text of a field. */
async function typeOver(visit: Visit, { element, control }: Found, text: string): Promise<void> {
  visit.note(`type "${text}" into "${control.name}"`);
  await element.focus();
  await visit.page.keyboard.press('ControlOrMeta+A');
  await visit.page.keyboard.press('Delete');
  await visit.page.keyboard.insertText(text);
}

/** A typed quantity takes effect when the field is left, or on Enter. */
export async function typeQuantity(visit: Visit, chance: Chance, found: Found): Promise<number> {
  const text = chance.one(quantities);
  await typeOver(visit, found, text);
  const key = chance.one(['Tab', 'Enter']);
  visit.note(key);
  await visit.page.keyboard.press(key);
  return toQuantity(text);
}

/** What was typed must stay; in the search it must also find products. */
export async function typeText(visit: Visit, chance: Chance, found: Found): Promise<Effect> {
  const text = chance.one(texts);
  await typeOver(visit, found, text);
  const { name } = found.control;
  const value = await found.element.inputValue();
  if (name === 'Search for Product') {
    const count = search(products, value).length;
    return ({ searchResults }) =>
      searchResults === count
        ? undefined
        : `the search shows ${searchResults} products, not ${count}`;
  }
  return ({ typed }) =>
    typed.some((field) => field.name === name && field.value === value)
      ? undefined
      : `"${value}", typed into "${name}", is lost`;
}

export async function chooseOption(visit: Visit, chance: Chance, found: Found): Promise<Effect> {
  const options = await found.element.$$('option');
  const option = chance.whole(0, options.length - 1);
  visit.note(`choose option ${option} of "${found.control.name}"`);
  // A shopper's press or Tab moves the focus there first.
  await found.element.focus();
  const [value = ''] = await found.element.selectOption({ index: option });
  if (found.control.name !== 'Filter products') return () => undefined;
  const wanted = value === 'all' ? '' : `?filter=${value}`;
  return (look) =>
    look.search === wanted && look.filter === value
      ? undefined
      : `"${value}" was chosen; the address is ${look.path}${look.search}, the select says ${look.filter}`;
}
