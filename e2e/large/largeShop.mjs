/**
 * Writes a large shop for tests and measurements: the pages of `examples/norderton` with as many products as are
 * asked for, all different. It is in a folder that git does not see, and the same each time:
 *
 *     node e2e/large/largeShop.mjs 300 [FOLDER]
 *     SHOP_FOLDER=$PWD/node_modules/.cache/large-shops/300 BUILT_SHOP=dist-300 node commands/build.mjs
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { stringify } from 'yaml';

const example = 'examples/norderton';

/** What the words of products are chosen from. */
const words = {
  form: 'Tall,Wide,Round,Oval,Slim,Low,Footed,Fluted,Ribbed,Stacking,Slanted,Hanging,Small,Large,Square,Curved',
  purpose:
    'Breakfast,Dinner,Garden,Harbour,Kitchen,Picnic,Sunday,Winter,Summer,Market,Travel,Writing,Garlic,Honey,Butter,Herb,Olive,Berry',
  piece:
    'Mug,Cup,Beaker,Tumbler,Bowl,Plate,Dish,Platter,Teapot,Jug,Carafe,Pitcher,Vase,Jar,Pot,Crock,Tray,Lantern',
  glaze:
    'Oat,Charcoal,Persimmon,Straw Yellow,Ink Blue,Fog,Salt White,Moss,Plum,Brick,Celadon,Tenmoku,Ash,Chestnut',
  detail:
    'Three Blue Bands,a Bare Clay Foot,a Pouring Lip,Iron Specks,a Carved Rim,a Knob Lid,a Wide Handle,a Cork Stopper,Painted Leaves,a Fish Inside,Two Small Ears,a Dipped Base,Thumb Marks,a Wooden Spoon,Pressed Ferns',
  reason:
    'the handle should fit a cold hand,the lid ought to close without a sound,soup stays hot for half an hour,it had to survive four children,no shelf was deep enough,the first one leaked,lemons look best in it',
};

const categories = ['tableware', 'pots-and-jugs', 'vases-and-candles'];
/** So that no size has the number of a product. */
const firstSize = 1_000_000;

/** @param {number} id @param {keyof typeof words} kind one of the words, the same for a product each time */
function pick(id, kind) {
  const all = words[kind].split(',');
  const chosen = createHash('sha256').update(`${kind} ${id}`).digest().readUInt32LE() % all.length;
  return all[chosen] ?? '';
}

/** @param {number} id */
function product(id) {
  const piece = `${pick(id, 'form')} ${pick(id, 'purpose')} ${pick(id, 'piece')}`;
  const price = 12 + ((id * 37) % 190);
  return {
    name: `${piece} in ${pick(id, 'glaze')} with ${pick(id, 'detail')}, ${8 + ((id * 13) % 60)} cm`,
    price: `${price}.00`,
    ...(id % 5 === 0 && { oldPrice: `${price + 14}.00`, tag: 'Sale' }),
    description: `It is so because ${pick(id, 'reason')}. It can go into the oven.`,
    ...(id % 23 === 0 && {
      sizes: [
        { label: 'Small', number: firstSize + id },
        { label: 'Large', number: id, price: `${price + 5}.00` },
      ],
    }),
    category: categories[id % categories.length],
    facts: { more: [{ name: 'Glaze', text: pick(id, 'glaze') }] },
    alt: { primary: piece, secondary: `${piece} on a table` },
  };
}

/**
 * @param {number} count of products, numbered from 1
 * @param {string} [folder]
 * @returns {Promise<string>} the folder, as a complete path: a shop may not be below `node_modules` by its name
 */
export async function writeLargeShop(count, folder = `node_modules/.cache/large-shops/${count}`) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(example, folder, { recursive: true, filter: (file) => !/\/(?:products|pt)/.test(file) });
  for (const name of ['home.yaml', 'settings/menu.yaml', 'words.yaml']) {
    const text = readFileSync(join(example, name), 'utf8')
      .replaceAll(/\/product\/\d+/g, '/product/1')
      .replaceAll(/^ +products: .*\n|^languages: .*\n/gm, '')
      .replaceAll(/products\/.*\.webp/g, 'hero-4-portrait.webp');
    writeFileSync(join(folder, name), text);
  }
  const create = /** @type {const} */ ({
    width: 1000,
    height: 1250,
    channels: 3,
    background: '#cfdbd5',
  });
  const picture = await sharp({ create }).webp({ lossless: true }).toBuffer();
  for (let id = 1; id <= count; id += 1) {
    const facts = product(id);
    const slug = facts.name.toLowerCase().replaceAll(/\W+/g, '-');
    const own = join(folder, 'products', `${id}-${slug}`);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'product.yaml'), stringify(facts).replaceAll(/"(\d+\.00)"/g, '$1'));
    writeFileSync(join(own, 'primary.webp'), picture);
    writeFileSync(join(own, 'secondary.webp'), picture);
  }
  return resolve(folder);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , count = '300', folder] = process.argv;
  console.log(`Written: ${await writeLargeShop(Number(count), folder)}`);
}
