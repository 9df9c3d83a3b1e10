const promises =
  'Restoring,Hydrating,Revitalizing,Reviving,Daily,Advanced,Cooling,Calming,Clearing,Brightening,Firming,Repairing,Mattifying,Nourishing,Purifying,Smoothing,Soothing,Renewing,Protecting,Gentle'.split(
    ',',
  );
const substances =
  'Retinol,Caffeine,Algae,SPF 25,Niacinamide,Charcoal,Aloe,Neem,Turmeric,Saffron,Sandalwood,Green Tea,Vitamin C,Ceramides,Squalane,Zinc,Clay,Oat,Honey,Rose Water,Vetiver,Tea Tree,Bakuchiol,Peptides,Mint'.split(
    ',',
  );
const kinds =
  'Night Cream,Face Wash,Moisturiser,Under Eye Serum,Care Kit,Day Cream,Face Scrub,Toner,Beard Oil,Balm,Shave Gel,Aftershave,Body Wash,Hair Clay,Lip Balm,Hand Cream,Sunscreen,Sheet Mask,Face Oil,Clay Mask'.split(
    ',',
  );
const forms = ['jar', 'tube', 'pump bottle', 'stick', 'tin', 'glass bottle', 'refill pouch'];
const places = 'on a pale round plinth,beside a green carton,in warm sunlight,on wet stone'.split(
  ',',
);
const skins = 'dry,oily,tired,sensitive,combination,sun-worn,young,mature'.split(',');

/**
 * A product that differs from all others in name, price, texts and facts, as an owner would write it.
 *
 * @param {number} id
 */
export function productOf(id) {
  // The combinations of the three words are used up after 10,000 products.
  const substance = pick(substances, id + Math.floor(id / 400));
  const netQuantity = `${10 + ((id * 13) % 240)} ml`;
  const name = `${pick(promises, id)} ${pick(kinds, id / 20)} With ${substance}, ${netQuantity}`;
  const price = 199 + ((id * 7919) % 1800);
  const [one, two] = [pick(substances, id * 7 + 3), pick(substances, id * 11 + 5)];
  const [form, skin] = [pick(forms, id * 3), pick(skins, id * 5)];
  /** @type {readonly { tag?: 'New' | 'Sale', oldPrice?: number }[]} */
  const tags = [{ tag: 'New' }, { oldPrice: price + 50 + (id % 90), tag: 'Sale' }, {}];
  return {
    name,
    price,
    ...tags[id % tags.length],
    description: `For ${skin} skin, with ${one} and ${two}. A ${form} lasts ${4 + (id % 17)} weeks. Batch ${(id * 104_729) % 99_991}.`,
    facts: {
      netQuantity,
      howToUse: `${pick(promises, id * 3)} care for ${skin} skin. Use ${2 + (id % 4)} drops, ${id % 2 ? 'at night' : 'in the morning'}.`,
      ingredients: `Water, ${one}, ${two}, ${pick(substances, id * 17)}, Glycerin ${(id % 90) / 10}%, Fragrance`,
    },
    alt: {
      primary: `${form} of ${name.toLowerCase()} ${pick(places, id)}`,
      secondary: `${pick(forms, id)} ${pick(places, id * 3 + 1)}, ${pick(substances, id * 5)} beside it`,
    },
  };
}

/** @param {readonly string[]} words @param {number} position */
function pick(words, position) {
  return words[Math.floor(position) % words.length] ?? '';
}
