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
  form: 'Tall Wide Round Oval Slim Low Footed Fluted Ribbed Stacking Slanted Hanging Small Large Square Curved Double Open Lidded Turned Pinched Faceted Waisted Pocket',
  purpose:
    'Breakfast Dinner Garden Harbour Kitchen Picnic Sunday Winter Summer Market Travel Writing Garlic Honey Butter Herb Olive Berry Porridge Noodle Ramen Tapas Mustard Candle Flower Bud Orchid Pantry Espresso Latte Cocoa Cider Lemonade Whisky Pickle Soup',
  piece:
    'Mug Cup Beaker Tumbler Bowl Plate Dish Platter Teapot Jug Carafe Pitcher Vase Jar Pot Crock Tray Candlestick Lantern Saucer Ramekin Colander Mortar Planter',
  glaze:
    'Oat,Charcoal,Persimmon,Straw Yellow,Ink Blue,Fog,Salt White,Moss,Plum,Brick,North Sea Blue,Celadon,Tenmoku,Ash,Chestnut,Rose',
  detail:
    'Three Blue Bands,a Bare Clay Foot,a Pouring Lip,Iron Specks,a Carved Rim,a Knob Lid,a Wide Handle,a Cork Stopper,Painted Leaves,a Fish Inside,Two Small Ears,a Dipped Base,Thumb Marks,a Wooden Spoon,Pressed Ferns,a Combed Wave,a Drip of White,a Brass Hook,a Linen Cord,Dots in Rows,a Spiral Inside,a Thin Gold Line,a Crackled Wall,Holes for Steam',
  decoration: 'Painted by hand,Dotted,Carved,Dipped twice,Combed',
  person: 'Ilse Hauke Momme Antje Friedrich Wiebke Lorenz Gesche Ocke Telse',
  work: 'turned glazed trimmed fired carved polished drew shaped weighed dipped',
  hour: 'before breakfast,on a rainy Tuesday,after the spring tide,in the last week of March,while the kettle sang,by the window to the dyke,between two firings,under the old lamp,with the door open,on the day of the storm,for her neighbour,for a fish cook in Husum,from memory,without a drawing,for the long table,to keep bread dry',
  reason:
    'the handle should fit a cold hand,the lid ought to close without a sound,soup stays hot for half an hour,it had to survive four children,no shelf was deep enough,the first one leaked,lemons look best in it,everybody asked for a smaller one,the river clay is so red,milk should pour without a drip,it stacks six high,one can hold it with two fingers,the glaze runs like honey there,an old one was found in the dunes,candles last longer in it,salt must stay within reach',
};
/** @typedef {keyof typeof words} Kind */

const categories = ['tableware', 'pots-and-jugs', 'vases-and-candles'];
/** A ground and a vessel for each of the few pictures that the products share. */
const colours = ['#e9e5da #355070', '#d8e2dc #6d597a', '#f4e9cd #b56576', '#cfdbd5 #2f4858'];
/** So that no size has the number of a product. */
const firstSize = 1_000_000;

/** @param {number} id @param {Kind} kind @returns {string} one of the words, the same for a product each time */
function pick(id, kind) {
  const all = words[kind].split(words[kind].includes(',') ? ',' : ' ');
  const chosen = createHash('sha256').update(`${kind} ${id}`).digest().readUInt32LE() % all.length;
  return all[chosen] ?? '';
}

/** @param {number} id @param {number} count of all products */
function product(id, count) {
  const word = (/** @type {Kind} */ kind) => pick(id, kind);
  const piece = `${word('form')} ${word('purpose')} ${word('piece')}`;
  const glaze = word('glaze');
  const price = 12 + ((id * 37) % 190);
  const every = (/** @type {number} */ step) => id % step === 0;
  const more = [
    ...(id % 3 > 0 ? [{ name: 'Glaze', text: glaze }] : []),
    ...(every(4) ? [{ name: 'Decoration', text: word('decoration') }] : []),
  ];
  return {
    name: `${piece} in ${glaze} with ${word('detail')}, ${8 + ((id * 13) % 60)} cm`,
    price: `${price}.00`,
    ...(every(5) && { oldPrice: `${price + 14}.00`, tag: 'Sale' }),
    description: `${word('person')} ${word('work')} it ${word('hour')}, because ${word('reason')}. It can go into the oven.`,
    ...(every(17) && { availability: 'out of stock' }),
    ...(every(19) && { availability: 'few left' }),
    ...(every(23) && {
      sizes: [
        { label: 'Small', number: firstSize + id },
        { label: 'Large', number: id, price: `${price + 5}.00` },
      ],
    }),
    ...(every(7) && count > 2 && { goesWith: [id - 1, 1 + (id % count)] }),
    category: categories[id % categories.length],
    ...(more.length > 0 && { facts: { more } }),
    alt: {
      primary: `${piece} in ${glaze.toLowerCase()}`,
      secondary: `The ${word('piece').toLowerCase()} on a table, before a wall`,
    },
  };
}

/** The products' pictures. */
async function makePictures() {
  const plain = colours.flatMap((both) => {
    const [ground, vessel] = both.split(' ');
    return ['220 560 560 560', '320 300 360 800'].map((box) => {
      const [x, y, width, height] = box.split(' ');
      const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="120" fill="${vessel}"/>`;
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1250"><rect width="1000" height="1250" fill="${ground}"/>${shape}</svg>`;
      return sharp(Buffer.from(drawn)).webp({ lossless: true }).toBuffer();
    });
  });
  const made = await Promise.all(plain);
  return async (/** @type {number} */ index) => made[index % made.length] ?? Buffer.alloc(0);
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
  const picture = await makePictures();
  for (let id = 1; id <= count; id += 1) {
    const facts = product(id, count);
    const slug = facts.name.toLowerCase().replaceAll(/\W+/g, '-');
    const own = join(folder, 'products', `${id}-${slug}`);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'product.yaml'), stringify(facts).replaceAll(/"(\d+\.00)"/g, '$1'));
    writeFileSync(join(own, 'primary.webp'), await picture(id * 2));
    writeFileSync(join(own, 'secondary.webp'), await picture(id * 2 + 1));
  }
  return resolve(folder);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , count = '300', folder] = process.argv;
  console.log(`Written: ${await writeLargeShop(Number(count), folder)}`);
}
