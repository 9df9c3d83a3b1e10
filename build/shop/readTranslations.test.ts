import { describe, expect, test } from 'vitest';
import { sayProblem } from './problem.ts';
import { readShop } from './readShop.ts';
import { type Change, smallShop } from './smallShop.testing.ts';

const languages: Change = {
  file: 'settings.yaml',
  from: 'language: en-IE\n',
  to: 'language: en-IE\nlanguages: [en, hi]\n',
};
const file = (name: string, content: string | Buffer): Change => ({ file: name, content });
const home = (content: string) => [languages, file('hi/home.yaml', content)];
const slide = (text: string) => `hero: [{ ${text} }]\n`;

/** Each mistake, what it changes in a shop that is right, and what is said about it. */
const mistakes: readonly (readonly [
  mistake: string,
  changes: readonly Change[],
  sentence: string,
])[] = [
  [
    'an unknown language in the settings',
    [{ ...languages, to: 'language: en-IE\nlanguages: [en, hl]\n' }],
    'shop/settings.yaml, line 9: languages 2 is “hl”, which is not known: did you mean hi?',
  ],
  [
    'a first language that is not that of the texts',
    [{ ...languages, to: 'language: en-IE\nlanguages: [hi]\n' }],
    'shop/settings.yaml, line 9: languages 1 is “hi”, but the first one must be en, since language is en-IE.',
  ],
  [
    'a language that is there twice',
    [{ ...languages, to: 'language: en-IE\nlanguages: [en, en]\n' }],
    'shop/settings.yaml, line 9: languages 2 is “en”, which is there twice: remove one of the two.',
  ],
  [
    'a folder of an unknown language',
    [file('fr/home.yaml', slide('title: Le printemps'))],
    'shop/fr is no translation that the software can show: use hi.',
  ],
  [
    'a product that does not exist',
    [languages, file('hi/products/01-green-te/product.yaml', 'name: हरी चाय\n')],
    'shop/hi/products/01-green-te translates no product: there is no folder shop/products/01-green-te: did you mean 01-green-tea?',
  ],
  [
    'a file that the shop does not have',
    [languages, file('hi/hom.yaml', slide('title: बहार'))],
    'shop/hi/hom.yaml is not a file of a translation: did you mean home.yaml?',
  ],
  [
    'a file without texts',
    [languages, file('hi/theme.yaml', 'colours: {}\n')],
    'shop/hi/theme.yaml is not a file of a translation: did you mean home.yaml?',
  ],
  [
    'a picture',
    [languages, file('hi/products/01-green-tea/primary.webp', Buffer.from('RIFF'))],
    'shop/hi/products/01-green-tea/primary.webp is not a file of a translation: use product.yaml',
  ],
  [
    'an unknown field',
    home(slide('titel: बहार')),
    'shop/hi/home.yaml, line 1: hero 1, titel is not a field of this file: did you mean title?',
  ],
  [
    'a field that the original does not have',
    home('spotlight: { title: नया }\n'),
    'shop/hi/home.yaml, line 1: spotlight is not in shop/home.yaml: remove it, or add it there.',
  ],
  [
    'a list of another length',
    home('banners: [{ title: हरी चाय }]\n'),
    'shop/hi/home.yaml, line 1: banners has 1 of the 2 entries of shop/home.yaml: translate each, in the same order.',
  ],
  [
    'an address',
    home(slide('action: { label: देखें, to: /products }')),
    'shop/hi/home.yaml, line 1: hero 1, action.to is “/products”, but must be left out, since a translation has only texts.',
  ],
  [
    'pictures',
    home('social: { pictures: [leaf] }\n'),
    'shop/hi/home.yaml, line 1: social.pictures is a list, but must be left out, since a translation has only texts.',
  ],
  [
    'a price',
    [languages, file('hi/products/01-green-tea/product.yaml', 'price: 8.50\n')],
    'shop/hi/products/01-green-tea/product.yaml, line 1: price is “8.50”, but must be left out, since a translation has only texts.',
  ],
  [
    'a text that is too long',
    home(slide(`title: ${'बहार '.repeat(10)}`)),
    'shop/hi/home.yaml, line 1: hero 1, title has 49 characters, but at most 40 fit: shorten it.',
  ],
  [
    'an empty text',
    home(slide("title: ''")),
    'shop/hi/home.yaml, line 1: hero 1, title is empty: add the title.',
  ],
  [
    'a missing placeholder',
    [
      { file: 'policies.yaml', from: 'Free from 40 euro', to: "'Free from {amount}'" },
      languages,
      file('hi/policies.yaml', 'freeShipping: मुफ़्त डिलीवरी\n'),
    ],
    'shop/hi/policies.yaml, line 1: freeShipping lacks {amount}, which it has in shop/policies.yaml: add it.',
  ],
  [
    'a placeholder that the original does not have',
    [languages, file('hi/policies.yaml', "support: '{day} को'\n")],
    'shop/hi/policies.yaml, line 1: support has {day}, which it does not have in shop/policies.yaml: remove it.',
  ],
];

describe('Translations', () => {
  test('18.20 a shop in a second language has its texts, and else all of the first one', async () => {
    const { shop, problems, hints, untranslated } = await readShop(
      await smallShop(
        ...home(slide('title: प्याली में बहार, about: Picked by hand.')),
        file('hi/products/02-black-tea/product.yaml', 'name: काली चाय\n'),
      ),
    );
    expect(problems).toEqual([]);
    expect(hints).toEqual([]);
    const hindi = shop?.translations.get('hi');
    expect(hindi?.content.settings).toEqual({ ...shop?.content.settings, language: 'hi-IE' });
    expect(hindi?.content.theme).toEqual(shop?.content.theme);
    expect(hindi?.content.home.hero).toEqual([
      { ...shop?.content.home.hero?.[0], title: 'प्याली में बहार', about: 'Picked by hand.' },
    ]);
    expect(hindi?.products).toEqual([
      shop?.products[0],
      { ...shop?.products[1], name: 'काली चाय', originalName: 'Black Tea' },
    ]);
    expect(shop?.products[1]?.name).toBe('Black Tea');
    expect(untranslated).toContain(
      'shop/hi/settings.yaml does not translate line: “Tea in small tins”',
    );
    expect(untranslated).toContain(
      'shop/hi/products/01-green-tea/product.yaml does not translate name: “Green Tea”',
    );
    expect(untranslated.join('\n')).not.toMatch(/Black Tea|Spring|hero 1, about|“field”|#8a2f1d/);
  });

  test('18.20 what is not translated is known, and a text that is the same in both languages is translated', async () => {
    const { shop } = await readShop(
      await smallShop(languages, file('hi/settings.yaml', 'name: Leaf & Cup\n')),
    );
    expect(shop?.fallbacks.size).toBe(0);
    const fallbacks = shop?.translations.get('hi')?.fallbacks;
    expect(fallbacks?.has('Tea in small tins')).toBe(true);
    expect(fallbacks?.has('Leaf & Cup')).toBe(false);
  });

  test('18.20 the shipping to a region keeps its charge when the region is translated', async () => {
    const { shop } = await readShop(
      await smallShop(
        languages,
        {
          file: 'settings.yaml',
          from: 'regions:\n',
          to: 'shipping: { charge: 5.00, regions: [{ name: Dublin, charge: 3.00 }] }\nregions:\n',
        },
        file('hi/settings.yaml', 'regions: { list: [कॉर्क, डबलिन] }\n'),
      ),
    );
    const hindi = shop?.translations.get('hi')?.content.settings;
    expect(hindi?.shipping?.regions).toEqual([{ name: 'डबलिन', charge: 3 }]);
  });

  test('18.20 a shop with one language has no other one, and says so of a translation', async () => {
    const { shop, hints } = await readShop(
      await smallShop(file('hi/home.yaml', slide('title: बहार'))),
    );
    expect(shop?.translations.size).toBe(0);
    expect(hints.map(sayProblem)).toEqual([
      'shop/hi is not shown: add hi to languages in settings.yaml.',
    ]);
    expect(await readShop(await smallShop())).toMatchObject({ hints: [], untranslated: [] });
  });

  test.each(mistakes.map(([mistake, changes, sentence]) => ({ mistake, changes, sentence })))(
    '18.21 $mistake in a translation is told in one sentence',
    async ({ changes, sentence }) => {
      const { shop, problems } = await readShop(await smallShop(...changes));
      expect(problems.map(sayProblem)).toEqual([sentence]);
      expect(shop).toBeUndefined();
    },
  );

  test('18.21 a product whose own file is wrong is not told a second time', async () => {
    const { problems } = await readShop(
      await smallShop(
        languages,
        { file: 'products/01-green-tea/product.yaml', from: '8.50', to: '8' },
        file('hi/products/01-green-tea/product.yaml', 'name: हरी चाय\n'),
      ),
    );
    expect(problems).toHaveLength(1);
  });
});
