import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';

/**
 * What stopped a build, without stacks: the plugins' own messages, which name the file.
 *
 * @param {unknown} error what Vite threw; the bundler's has a list of what the plugins threw
 * @returns {string[]}
 */
export function causesOf(error) {
  const { errors } = /** @type {{ errors?: Error[] }} */ (error);
  return (errors ?? [/** @type {Error} */ (error)]).map(({ message }) => message);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log('Building the shop. The first time, its pictures take a minute or two.');
  const begun = performance.now();
  try {
    const builder = await createBuilder({ logLevel: 'warn' }, null);
    await builder.buildApp();
    console.log(`Built into dist in ${Math.round((performance.now() - begun) / 1000)} s.`);
  } catch (error) {
    for (const cause of causesOf(error)) console.error(`The build stopped: ${cause}`);
    process.exitCode = 1;
  }
}
