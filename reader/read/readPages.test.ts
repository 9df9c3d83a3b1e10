import { describe, expect, test } from 'vitest';
import { sayProblem } from '#reader/files/problem.ts';
import { type Change, inHindi, readSmallShop, setting } from './smallShop.testing.ts';

const head = 'title: Ring sizes\ndescription: How to measure a finger.\n';
const page = (text: string, own = head, name = 'ring-sizes'): Change => ({
  file: `pages/${name}.md`,
  content: `---\n${own}---\n${text}`,
});

async function problemsOf(...changes: readonly Change[]): Promise<readonly string[]> {
  return (await readSmallShop(...changes)).problems.map(sayProblem);
}

describe('a page of the owner’s own', () => {
  test('has its head and its text, and comes in the order of its links', async () => {
    const last = page(
      'Wash it.',
      'title: Care\ndescription: How to wash.\nin: menu\norder: 2\n',
      'care',
    );
    const first = page('## Measure\n\nUse a thread.', `${head}in: footer\norder: 1\n`);
    const { shop } = await readSmallShop(last, first);
    expect(shop?.pages).toEqual([
      {
        slug: 'ring-sizes',
        title: 'Ring sizes',
        description: 'How to measure a finger.',
        in: 'footer',
        order: 1,
        text: '## Measure\n\nUse a thread.',
      },
      expect.objectContaining({ slug: 'care', in: 'menu' }),
    ]);
  });

  // oxfmt-ignore
  test.each([
    ['no title', page('Text.', 'description: How.\n'), 'shop/pages/ring-sizes.md, line 1: title is missing: add the title of the browser’s tab.'],
    ['no head', { file: 'pages/ring-sizes.md', content: 'Text.' }, 'shop/pages/ring-sizes.md, line 1: title is missing: add the title of the browser’s tab.'],
    ['an open head', { file: 'pages/ring-sizes.md', content: `---\n${head}\nText.` }, 'shop/pages/ring-sizes.md, line 1: the head does not end: write a second line of three dashes below its last field.'],
    ['no text', page(''), 'shop/pages/ring-sizes.md, line 4: text is empty: add the text of the page, below the second line of three dashes.'],
    ['the address of a screen', page('Text.', head, 'cart'), 'shop/pages/cart.md would hide what the shop has at /cart: give it another name.'],
    ['the address of a language', page('Text.', head, 'hi'), 'shop/pages/hi.md would hide what the shop has at /hi: give it another name.'],
    ['a name that is no address', page('Text.', head, 'Ring Sizes'), 'shop/pages/Ring Sizes.md cannot be the name of a page: use small letters, digits and dashes, as in ring-sizes.md.'],
    ['a missing picture', page('One.\n\n![A ruler](ruler.jpg)'), 'shop/pages/ring-sizes.md, line 7: text has the picture ruler.jpg, but there is no picture ruler.jpg: save it as shop/pictures/ruler.jpg, .png, .webp or .avif, best at least 800 px wide.'],
    ['a picture without a text', page('![](cup.webp)'), 'shop/pages/ring-sizes.md, line 5: text has a picture without a text: say what it shows, as in ![A ring on a ruler](ring.jpg).'],
    ['HTML', page('<b>Text</b>'), 'shop/pages/ring-sizes.md, line 5: text has HTML, “<b>”: remove it, or write **bold**, *emphasis* and [links](/products).'],
  ] as const)('with %s is one mistake', async (_, change, said) => {
    expect(await problemsOf(change)).toContain(said);
  });

  test('two pages of one title are a mistake', async () => {
    expect(await problemsOf(page('One.'), page('Two.', head, 'sizes'))).toEqual([
      'shop/pages/sizes.md, line 2: title is “Ring sizes”, and so is that of ring-sizes.md: give each its own.',
    ]);
  });

  test('that makes the menu too long is a mistake', async () => {
    const inMenu = `${head}in: menu\n`;
    const link = '- { label: Teas, to: /products }\n';
    const full = setting('menu:\n', `menu:\n${`  ${link}`.repeat(4)}`);
    expect(await problemsOf(full, page('One.', inMenu))).toEqual([
      'shop/pages/ring-sizes.md, line 4: in is menu, but with menu of settings/menu.yaml that makes more than 6 links: write footer, or remove a link there.',
    ]);
  });

  test('is translated, with links of the original alone', async () => {
    const own = page('See [tea](/product/1).', `${head}in: footer\n`);
    const translated = (text: string): Change => ({
      file: 'hi/pages/ring-sizes.md',
      content: `---\ntitle: नाप\ndescription: उँगली कैसे नापें।\n---\n${text}`,
    });
    const hindi = inHindi();
    const begun = await readSmallShop(...hindi, own);
    expect(begun.shop?.translations.get('hi')?.pages).toMatchObject([
      { title: 'Ring sizes', untranslated: true },
    ]);
    expect(await problemsOf(...hindi, own, translated('[चाय](/product/2) देखें।'))).toEqual([
      'shop/hi/pages/ring-sizes.md, line 4: text has /product/2, which is not in “See [tea](/product/1).”: use one of /product/1, or none.',
    ]);
    const { shop } = await readSmallShop(...hindi, own, translated('[चाय](/product/1) देखें।'));
    expect(shop?.translations.get('hi')?.pages).toMatchObject([
      { slug: 'ring-sizes', title: 'नाप', in: 'footer', text: '[चाय](/product/1) देखें।' },
    ]);
    expect(await problemsOf(...hindi, own, translated('चाय'))).toEqual([]);
  });
});
