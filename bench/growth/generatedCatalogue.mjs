const kinds = ['Night Cream', 'Face Wash', 'Moisturiser', 'Under Eye Serum', 'Care Kit'];
const promises = ['Restoring', 'Hydrating', 'Revitalizing', 'Reviving', 'Daily', 'Advanced'];
const substances = ['Retinol', 'Caffeine', 'Algae', 'SPF 25', 'Niacinamide', 'Charcoal', 'Aloe'];

/**
 * Builds the shop with another catalogue than its own: so many products, named and priced like the
 * ten, which lend them their pictures in turn.
 *
 * @param {number} size
 * @returns {import('vite').Plugin}
 */
export function generatedCatalogue(size) {
  return {
    name: 'generated-catalogue',
    // The module of the catalogue, as build/shop/shopPlugin.ts writes it.
    transform(code, id) {
      if (!id.endsWith('shop/products/catalogue')) return null;
      const kept = code.split('\n').filter((line) => line.startsWith('import '));
      return `${kept.join('\n')}\nexport const catalogue = [\n${products(size).join(',\n')}\n];`;
    },
  };
}

/** @param {number} size */
function products(size) {
  return Array.from({ length: size }, (_, index) => {
    const of = (/** @type {readonly string[]} */ words, /** @type {number} */ step) =>
      words[Math.floor(index / step) % words.length] ?? '';
    const name = `${of(promises, 1)} ${of(kinds, 6)} With ${of(substances, 30)} ${index + 1}`;
    const picture = (index % 10) * 2;
    const price = 19_900 + ((index * 7919) % 180) * 1000;
    return `{ id: ${index + 1}, productName: '${name}', price: ${price}, oldprice: ${price + 50_000},
      tag: '${index % 5 < 3 ? 'New' : 'Sale'}',
      image: { picture: picture${picture}, alt: '${of(kinds, 6)} on a pale round plinth' },
      secondaryImage: { picture: picture${picture + 1}, alt: '${of(kinds, 6)} in palm-shadowed sunlight' } }`;
  });
}
