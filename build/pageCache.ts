import { version as react } from 'react';
import type { Rolldown } from 'vite';
import { cached, keyOf } from './cache.ts';

/**
 * The modules with the data of all products. A page gets its part of them as an input of its own, so
 * they are no part of the code: else a changed price would change every page.
 */
const dataOfProducts = /\0shop\/(?:products\/catalogue|facts\/facts)$/;

/** Renders a page, or takes it from the cache if nothing has changed that it is made of. */
export type KeepPage = (inputs: object, render: () => string) => Promise<string>;

/**
 * The pages of earlier builds. A page is made of the code of the site, which contains all other texts
 * of the shop, of React, and of its inputs: what it shows, and the files that it names.
 *
 * @param bundle the site, as it was bundled for this build
 */
export function pageCache(bundle: Rolldown.OutputBundle, kind = 'pages'): KeepPage {
  const code = keyOf([...modulesOf(bundle), react, JSON.stringify(process.versions)]);
  return async (inputs, render) => {
    const make = async () => Buffer.from(render());
    const page = await cached(kind, [code, JSON.stringify(inputs)], make);
    return Buffer.from(page).toString();
  };
}

/** The code of all modules but the data of products, in an order that is always the same. */
function modulesOf(bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([name]) => !dataOfProducts.test(name))
    .map(([name, { code }]) => `${name}\n${code}`)
    .toSorted();
}
