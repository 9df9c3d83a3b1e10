import { maxTextLength, search } from '#domain/browse.ts';
import { readTypedQuantity } from '#domain/typedQuantity.ts';
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

const quantities = [
  '5',
  '12',
  '0',
  '-3',
  '007',
  '2.7',
  'abc',
  '',
  ' 3 ',
  '1000',
  '1e2',
  '४',
  '२५',
  '１２',
  '1,000',
] as const;

/** Replaces the text of a field. */
async function typeOver(visit: Visit, { element, control }: Found, text: string): Promise<void> {
  visit.note(`type "${text}" into "${control.name}"`);
  await element.focus();
  await visit.page.keyboard.press('ControlOrMeta+A');
  await visit.page.keyboard.press('Delete');
  await visit.page.keyboard.insertText(text);
}

/** A typed quantity counts at once (SPEC 7.10); what is none leaves the one before (SPEC 7.11). */
export async function typeQuantity(
  visit: Visit,
  chance: Chance,
  found: Found,
  before: number,
): Promise<number> {
  const text = chance.one(quantities);
  await typeOver(visit, found, text);
  const quantity = readTypedQuantity(text) ?? before;
  // Until it is left, the field shows what was typed.
  const key = chance.one(
    String(quantity) === text ? ['Tab', 'Enter', undefined] : ['Tab', 'Enter'],
  );
  if (key) {
    visit.note(key);
    await visit.page.keyboard.press(key);
  }
  return quantity;
}

/** What was typed must stay; in the search it must also find products. */
export async function typeText(visit: Visit, chance: Chance, found: Found): Promise<Effect> {
  const text = chance.one(texts);
  await typeOver(visit, found, text);
  const { name } = found.control;
  const value = await found.element.inputValue();
  if (name === 'Search for Product') {
    const count = search(products, value.slice(0, maxTextLength)).length;
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
  const option = chance.integer(0, options.length - 1);
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
