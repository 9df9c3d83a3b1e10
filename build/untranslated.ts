import type { Plugin } from 'vite';
import { currentShop } from './shop/currentShop.ts';
import { languageOf, readLanguages } from './languages.ts';

/** What the pages of one language show in the first language of the shop. */
type Untranslated = {
  /** The code of the first language. */
  readonly language: string;
  readonly texts: ReadonlySet<string>;
};

const runtime = 'react/jsx-runtime';
const marking = '\0untranslated';

/**
 * Marks with `lang` what a translation of the shop leaves out, so that screen readers pronounce it right
 * (SPEC 18.25): each element whose whole text it is. React makes every element with one function, so that
 * is the place to do it; a bundle in which all is translated has React's own.
 */
export function untranslated(read = readUntranslated): Plugin {
  return {
    name: 'untranslated',
    apply: 'build',
    enforce: 'pre',

    resolveId: {
      filter: { id: new RegExp(`^${runtime}$`) },
      async handler(_, importer) {
        if (importer === marking) return null;
        const { texts } = await read(this.environment.name);
        return texts.size > 0 ? marking : null;
      },
    },

    load: {
      filter: { id: new RegExp(`^${marking}$`) },
      async handler() {
        const { language, texts } = await read(this.environment.name);
        return `
import { Fragment, jsx as create, jsxs as createMany } from '${runtime}';
const texts = new Set(${JSON.stringify([...texts])});
const mark = (type, props) =>
  typeof type === 'string' && [props.children, props.alt, props['aria-label']].some((text) => texts.has(text))
    ? { lang: ${JSON.stringify(language)}, ...props }
    : props;
export { Fragment };
export const jsx = (type, props, key) => create(type, mark(type, props), key);
export const jsxs = (type, props, key) => createMany(type, mark(type, props), key);
`;
      },
    },
  };
}

async function readUntranslated(environment: string): Promise<Untranslated> {
  const languages = await readLanguages();
  const { code } = languageOf(environment, languages);
  const { fallbacks } = await currentShop(code);
  return { language: languages[0].code, texts: fallbacks };
}
