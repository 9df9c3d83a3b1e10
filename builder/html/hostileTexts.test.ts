import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hiddenSigns } from '#address/hiddenSigns.ts';
import { catalogue } from '#shop/products';
import { renderFeed } from './feed.ts';
import { renderPath } from './pages.tsx';
import { renderSitemap } from './sitemap.ts';

const [product] = catalogue;
if (!product) throw new Error('The catalogue is empty.');
const own = { ...product };
// “Try again” leads to the page itself: its address is empty, of which React's development build complains.
beforeAll(() => vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => {
  vi.restoreAllMocks();
  Object.assign(product, own);
});

/** What ends a text of HTML, XML, JSON or JavaScript; no owner's text has signs that nobody sees. */
// oxfmt-ignore
const signs = ['</script>', '</h1>', '<!--', ']]>', '&amp;', '&lt', '"', "'", '\\u003c', '\n', '😀'];
const aText = fc
  .array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary', maxLength: 8 })))
  .map((parts) => `A ${parts.join('').replaceAll('\r', '')} z`)
  .filter((text) => !text.match(hiddenSigns));

type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a page, in order. */
function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): readonly Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsOf(child)] : [],
  );
}
const shapeOf = ({ tagName, attrs }: Element) => [tagName, ...attrs.map(({ name }) => name)].join();
const textOf = (element: Element | undefined) =>
  element?.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** The texts of an XML document; throws where it is none. */
function textsOf(xml: string): readonly string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => texts.push(text));
  parser.write(xml).close();
  return texts;
}

test('any text of a product is a text of its page, structured data and feed, and nothing else', async () => {
  const none = { icon: '', drawings: {}, fonts: [], deferredFonts: [], modules: [], deferred: [] };
  const assetsOf = () => ({ ...none, ownScript: { code: '' } });
  const render = async (texts: { readonly name: string; readonly description: string }) => {
    Object.assign(product, texts);
    return elementsOf(parse(await renderPath('/product/1', { assetsOf })));
  };
  const shape = (await render({ name: 'A z', description: 'A z' })).map(shapeOf);

  await fc.assert(
    fc.asyncProperty(aText, aText, async (name, description) => {
      const page = await render({ name, description });
      expect(page.map(shapeOf)).toEqual(shape);
      expect(textOf(page.find(({ tagName }) => tagName === 'h1'))).toBe(name);
      const data = page.find(({ attrs }) => attrs.some(({ value }) => value.endsWith('ld+json')));
      expect(JSON.parse(textOf(data) ?? '')).toMatchObject({
        '@graph': expect.arrayContaining([expect.objectContaining({ name, description })]),
      });
      expect(textsOf(renderFeed([product]))).toEqual(expect.arrayContaining([name, description]));
    }),
  );
  expect(textsOf(renderSitemap(['/', '/product/1']))).toContain('https://beau.example/product/1');
});
