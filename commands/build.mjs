import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createBuilder, runnerImport } from 'vite';
import { sayShop } from '#reader/files/shopFolder.mjs';
import { ofSoftware } from '#reader/files/software.mjs';
import { refuseFolderName } from './folderName.mjs';

/**
 * The messages of the errors that stopped a build, without stacks. Those of the plugins name the file.
 *
 * @param {unknown} error thrown by Vite; an error of the bundler has a list of the plugins' errors
 * @returns {string[]}
 */
export function causesOf(error) {
  const { errors } = /** @type {{ errors?: Error[] }} */ (error);
  return (errors ?? [/** @type {Error} */ (error)]).map(({ message }) => message);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  refuseFolderName();
  sayShop();
  console.log('Building the shop. The first time, each of its pictures takes a second or two.');
  const begun = performance.now();
  const outDir = process.env['BUILT_SHOP'] ?? 'dist';
  try {
    const files = existsSync(outDir) ? readdirSync(outDir, { recursive: true }) : [];
    if (files.some((name) => /settings.shop\.yaml$/.test(String(name)))) {
      throw new Error(`${outDir}, which is emptied first, has a shop in it: move that out of it.`);
    }
    // Else `runnerImport` would choose React's development build for all that follows.
    process.env['NODE_ENV'] = 'production';
    /** @type {{ module: typeof import('#reader/read/languages.ts') }} */
    const { module } = await runnerImport(`./${ofSoftware('reader/read/languages.ts')}`);
    const languages = await module.readLanguages();
    for (const { code } of languages) {
      process.env['SHOP_LANGUAGE'] = code;
      const builder = await createBuilder(
        { configFile: ofSoftware('vite.config.ts'), logLevel: 'warn', build: { outDir } },
        null,
      );
      await builder.buildApp();
    }
    console.log(`Built into ${outDir} in ${Math.round((performance.now() - begun) / 1000)} s.`);
  } catch (error) {
    // Mistakes in the shop's files are one sentence a line.
    const [first, ...others] = causesOf(error).join('\n').split('\n');
    console.error(others.length === 0 ? `The build stopped: ${first}` : 'The build stopped:');
    for (const sentence of others.length === 0 ? [] : [first, ...others]) console.error(sentence);
    process.exitCode = 1;
  }
}
