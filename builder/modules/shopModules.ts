import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, normalizePath } from 'vite';
import type { DescribePicture } from '#builder/pictures/pictures.ts';
import { makePalette } from '#reader/look/colours.ts';
import type { Shop } from '#reader/read/makeShop.ts';
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
        const describe: DescribePicture = (file, place) =>
          describerOf(this.environment.plugins)(file, { ...place, ground });
        const original = await currentShop();
        const code = await writeModule(name, { shop, original, language, languages, describe });
        if (code === undefined) throw new Error(`There is no module #shop/${name}.`);
        return { code, moduleSideEffects: false };
      },
    },
  };
}

function describerOf(plugins: readonly Plugin[]): DescribePicture {
  const found = plugins.find(({ name }) => name === 'pictures') as Plugin<DescribePicture>;
  if (!found?.api) throw new Error('The shop needs the plugin of the pictures.');
  return found.api;
}

/** The code of a module; nothing for an unknown name. */
async function writeModule(name: string, source: Source): Promise<string | undefined> {
  const [, list, key = ''] = /^(details|page)-(.+)$/.exec(name) ?? [];
  if (list === 'details') return writeExports(await appModules.details(source).detailsOf[key]?.());
  if (list === 'page') return writeExports(await appModules.page(source).pageOf[key]?.());
  if (!(name in appModules)) return undefined;
  return writeExports(await appModules[name as keyof typeof appModules](source), name);
}

/** What two exports have in common is written once. */
function writeExports(values: object | undefined, module?: string): string | undefined {
  const all: [string, unknown][] = Object.entries(values ?? {});
  const exported = all.map(([name, value]) => {
    const [first = name] = all.find(([, other]) => isObject(value) && other === value) ?? [];
    return `export const ${name} = ${first === name ? write(value, module) : first};`;
  });
  return values && exported.join('\n');
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function write(value: unknown, module: string | undefined): string {
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
