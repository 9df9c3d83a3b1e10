import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Plugin, normalizePath } from 'vite';
import type { DescribePicture } from '#builder/pictures/pictures.ts';
import type { Picture } from '#catalogue/picture.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import { makePalette } from '#reader/look/colours.ts';
import type { Shop } from '#reader/read/readShop.ts';
import { currentShop } from '#reader/read/readShop.ts';
import { currentLanguage, readLanguages } from '#reader/read/languages.ts';
import { type Source, appModules } from './appModules.ts';
import { customCss, layerOf } from '#reader/look/customCss.ts';
import { writeThemeCss } from '#reader/look/themeCss.ts';
import { wordmarkFile } from '#reader/read/drawings.ts';

/** Before the names of the modules, as the bundler knows them. */
export const prefix = '\0shop/';

/**
 * Gives the bundler the modules of `appModules.ts`, each made of the shop when it is asked for. What is
 * loaded for one page alone is a module too, such as `#shop/details-5`. The bundler drops what nobody imports.
 */
export function shopModules(): Plugin {
  return {
    name: 'shop-modules',
    enforce: 'pre',

    resolveId: {
      filter: { id: /^#shop\// },
      handler: (source) => prefix + source.slice('#shop/'.length),
    },

    load: {
      filter: { id: /^\0shop\// },
      async handler(id) {
        const name = id.slice(prefix.length);
        const languages = await readLanguages();
        const language = currentLanguage(languages);
        const shop = await currentShop(language.code);
        const { theme, settings } = shop.content;
        if (name === 'theme.css') {
          const others = languages.map(({ tag }) => tag);
          const themed = writeThemeCss(theme, language.tag, settings.name, others);
          return themed + writeShape(shop) + writeWordmark(shop) + writeCustomCss(shop);
        }
        const { light: ground } = makePalette(theme).plate;
        const pictures = this.environment.plugins.find((plugin) => plugin.name === 'pictures');
        const describe = pictures?.api as DescribePicture;
        const pictureOf: PictureOf = ({ picture, ...place }) =>
          describe(resolve(shop.folder, shop.pictures.get(picture) ?? ''), { ...place, ground });
        const original = await currentShop();
        const values = await valuesOf(name, { shop, original, language, languages });
        if (!values) throw new Error(`There is no module #shop/${name}.`);
        const code = await writeExports(values, name, pictureOf);
        return { code, moduleSideEffects: false };
      },
    },
  };
}

type PictureOf = (named: NamedPicture) => Promise<Picture>;

/** What a module exports; nothing for an unknown name. */
async function valuesOf(name: string, source: Source): Promise<object | undefined> {
  const [, list, key = ''] = /^(details|page)-(.+)$/.exec(name) ?? [];
  if (list === 'details') return appModules.details(source).detailsOf[key]?.();
  if (list === 'page') return appModules.page(source).pageOf[key]?.();
  return name in appModules ? appModules[name as keyof typeof appModules](source) : undefined;
}

/** What two exports have in common is written once. */
async function writeExports(values: object, module: string, pictureOf: PictureOf): Promise<string> {
  const all: [string, unknown][] = Object.entries(values);
  const exported = all.map(async ([name, value]) => {
    const [first = name] = all.find(([, other]) => isObject(value) && other === value) ?? [];
    const code = first === name ? write(await withPictures(value, pictureOf), module) : first;
    return `export const ${name} = ${code};`;
  });
  return (await Promise.all(exported)).join('\n');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same with each picture in the place of its name. */
async function withPictures(value: unknown, pictureOf: PictureOf): Promise<unknown> {
  if (!isObject(value) || value instanceof Map) return value;
  if ('picture' in value && typeof value.picture === 'string')
    return pictureOf(value as NamedPicture);
  if (Array.isArray(value)) return Promise.all(value.map((part) => withPictures(part, pictureOf)));
  const fields = Object.entries(value).map(
    async ([name, part]) => [name, await withPictures(part, pictureOf)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}

function write(value: unknown, module: string): string {
  if (value instanceof Map) return `new Map(${JSON.stringify([...value])})`;
  if (module !== 'details' && module !== 'page') return JSON.stringify(value) ?? 'undefined';
  const loaders = Object.keys(Object(value)).map(
    (name) => `'${name}': () => import('#shop/${module}-${name}')`,
  );
  // Without a prototype, since the name comes from an address.
  return `{ __proto__: null, ${loaders.join(', ')} }`;
}

/** Of the places of products' photos; where it is not the usual tall one, no layout for that cuts them. */
function writeShape({ photoShape }: Shop): string {
  const shape = photoShape.join(' / ');
  const asIs = shape === '4 / 5' ? '' : ' --as-is: auto; --gallery: 624px;';
  return `@layer tokens { :root { --shape: ${shape};${asIs} } }\n`;
}

/** The drawn name, for app/features/shared/Wordmark.module.css; the bundler knows addresses from its own folder on. */
function writeWordmark({ folder, wordmark }: Shop): string {
  const file = normalizePath(relative('', join(folder, wordmarkFile)));
  return wordmark === undefined
    ? ''
    : `@layer tokens { :root { --wordmark: url('/${file}'); --wordmark-ratio: ${wordmark}; } }`;
}

function writeCustomCss({ folder }: Shop): string {
  const file = join(folder, customCss);
  const at = `/${normalizePath(relative('', folder))}`;
  return existsSync(file) ? layerOf(readFileSync(file, 'utf8'), at) : '';
}
