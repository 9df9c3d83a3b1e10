import { type Path, type Problem, advise } from './problem.ts';
import type { Settings } from './schema.ts';
import type { YamlFile } from './yamlFile.ts';

/** The field that each channel needs, and what it is. */
const neededByChannel = {
  demonstration: undefined,
  whatsapp: ['phone', 'the number that orders are sent to, as in +91 98765 43210'],
  mail: ['email', 'the address that orders are sent to, as in orders@shop.example'],
  hosted: [
    'address',
    'the address of the other shop system, as in https://store.example/cart/{id}:{quantity}',
  ],
} as const;

/** What is wrong with settings that depend on each other, or on the world's lists. */
export function checkSettings(
  { currency, orders, shipping, regions, language, languages = [], categories = [] }: Settings,
  file: YamlFile,
): readonly Problem[] {
  const problems: Problem[] = [];
  const say = (path: Path, message: string) => problems.push(file.problem(path, message));

  const currencyProblem = sayCurrencyProblem(currency.code);
  if (currencyProblem) say(['currency', 'code'], `is ${currency.code}, ${currencyProblem}`);

  const needed = orders && neededByChannel[orders.channel];
  if (needed && orders[needed[0]] === undefined) {
    const message = `is missing, and the channel ${orders.channel} needs it: add ${needed[1]}`;
    say(['orders', needed[0]], message);
  }
  for (const [index, { name }] of (shipping?.regions ?? []).entries()) {
    if (regions.list.includes(name)) continue;
    const message = `is “${name}”, which is none of the regions of this file: ${advise(name, regions.list)}`;
    say(['shipping', 'regions', index, 'name'], message);
  }
  const [own] = language.split('-');
  for (const [index, code] of languages.entries()) {
    const isTwice = languages.indexOf(code) < index;
    if (isTwice)
      say(['languages', index], `is “${code}”, which is there twice: remove one of the two`);
    else if (index === 0 && code !== own) {
      const message = `is “${code}”, but the first one must be ${own}, since language is ${language}`;
      say(['languages', index], message);
    }
  }
  for (const field of ['slug', 'name'] as const) {
    for (const [index, category] of categories.entries()) {
      const first = categories.findIndex((other) => other[field] === category[field]);
      if (first === index) continue;
      const message = `is “${category[field]}”, and so is that of category ${first + 1}: give one of them another ${field}`;
      say(['categories', index, field], message);
    }
  }
  return problems;
}

function sayCurrencyProblem(currency: string): string | undefined {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return 'which is no currency';
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits === 2
    ? undefined
    : 'but this software writes prices with two decimals: use a currency that has hundredths';
}
