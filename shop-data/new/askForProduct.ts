import { sayProblem } from '../problem.ts';
import { checkProductFile, saySameName } from '../readProducts.ts';
import type { Settings } from '../schema.ts';
import { YamlFile } from '../yamlFile.ts';
import { type ProductFacts, writeProduct } from './productFile.ts';

/** Asks a question and gives the answer, or `undefined` if no more answers come. */
export type Ask = (question: string) => Promise<string | undefined>;

/** What the questions need to know of the shop. */
export type KnownShop = {
  readonly products: readonly {
    readonly name: string;
    readonly variant: string | undefined;
    readonly folder: string;
  }[];
  /** Missing if they are wrong themselves. */
  readonly settings: Settings | undefined;
};

type Field = keyof ProductFacts;

const questions: Readonly<Record<Field, string>> = {
  name: 'What is the product called?',
  variant: 'Another product has this name. What is different about this one, such as jar or 50 ml?',
  price: 'What does it cost, without the sign of the currency, as in 699.00?',
  oldPrice: 'What did it cost before? Press Enter if there is no old price.',
  tag: 'Which tag does it have, Sale or New? Press Enter for none.',
  description: 'How would you describe it? Press Enter for the standard text of words.yaml.',
  primary: 'What does its first picture show, for people who cannot see it?',
  secondary: 'And its second picture?',
};

const optional: readonly Field[] = ['oldPrice', 'tag', 'description'];

/** Answers that are right, for the questions that have not been asked yet. */
const unasked = { name: 'Name', price: '9999999.00', primary: 'Picture', secondary: 'Picture' };

/**
 * Asks for the facts of a product, and asks again while an answer is wrong.
 *
 * @param say tells what is wrong with an answer
 * @returns nothing if the answers end too early
 */
export async function askForProduct(
  ask: Ask,
  say: (sentence: string) => void,
  shop: KnownShop,
): Promise<ProductFacts | undefined> {
  let facts: ProductFacts = unasked;
  for (const field of Object.keys(questions) as Field[]) {
    const isShared = shop.products.some(({ name }) => name === facts.name);
    if (field === 'variant' && !isShared) continue;
    const answered = await askUntilRight(field, facts, ask, say, shop);
    if (!answered) return undefined;
    facts = answered;
  }
  return facts;
}

async function askUntilRight(
  field: Field,
  facts: ProductFacts,
  ask: Ask,
  say: (sentence: string) => void,
  shop: KnownShop,
): Promise<ProductFacts | undefined> {
  for (;;) {
    const answer = (await ask(questions[field]))?.trim();
    if (answer === undefined) return undefined;
    if (answer === '' && optional.includes(field)) return facts;
    const answered = { ...facts, [field]: answer };
    const problems = findProblems(answered, shop);
    if (problems.length === 0) return answered;
    for (const problem of problems) say(problem);
  }
}

/** The sentences of check-shop, without the file and the line, which the owner has not seen yet. */
function findProblems(facts: ProductFacts, { products, settings }: KnownShop): readonly string[] {
  const file = new YamlFile('', writeProduct(facts));
  const same = products.find(
    ({ name, variant }) =>
      name === facts.name && variant !== undefined && variant === facts.variant,
  );
  return [
    ...checkProductFile(file, settings).problems,
    ...(same ? [file.problem(['name'], saySameName(facts.name, same.folder))] : []),
  ].map((problem) => sayProblem({ ...problem, file: '' }).replace(/^, line \d+: /, ''));
}
