import { type Problem, sayProblem } from './problem.ts';
import { type Shop, readShop } from './readShop.ts';
import { filesOf } from './shopFiles.ts';
import { shopFolder } from './shopFolder.mjs';

/** The shop cannot be built: its message is one sentence for each mistake in its files. */
export class ShopProblems extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(sayProblem).join('\n'));
    this.name = 'ShopProblems';
    this.problems = problems;
  }
}

let reading: Promise<Shop> | undefined;

/**
 * The shop that is built, read once: in one of its further languages, or as its own files are.
 *
 * @throws {ShopProblems} if its files have mistakes
 */
export async function currentShop(language = ''): Promise<Shop> {
  reading ??= read();
  const shop = await reading;
  return shop.translations.get(language) ?? shop;
}

/** Reads the shop again when it is next asked for, because a file has changed. */
export function forgetShop(): void {
  reading = undefined;
}

async function read(): Promise<Shop> {
  const { shop, problems } = await readShop(filesOf(shopFolder()));
  if (!shop) throw new ShopProblems(problems);
  return shop;
}
