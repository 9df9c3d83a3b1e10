import { type Shop, readShop } from './readShop.ts';
import { filesOf, shopFolder } from './shopFiles.ts';

/** The shop cannot be built: its message is one sentence for each mistake in its files. */
export class ShopProblems extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ShopProblems';
    this.sentences = sentences;
  }
}

let reading: Promise<Shop> | undefined;

/**
 * The shop that is built, read once.
 *
 * @throws {ShopProblems} if its files have mistakes
 */
export function currentShop(): Promise<Shop> {
  reading ??= read();
  return reading;
}

/** Reads the shop anew when it is next asked for, because a file has changed. */
export function forgetShop(): void {
  reading = undefined;
}

async function read(): Promise<Shop> {
  const { shop, problems } = await readShop(filesOf(shopFolder()));
  if (!shop) throw new ShopProblems(problems);
  return shop;
}
