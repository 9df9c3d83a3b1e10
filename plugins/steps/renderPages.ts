import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { policyOfPages } from '../../checks/headers.mjs';
import { readManifest, siteFolderOf } from '../bundles.ts';
import { assetsOf } from '../pageAssets.ts';
import { makeSharingPictures } from '../sharingPictures.ts';
import type { Build } from './build.ts';
import { readVersion } from './readVersion.ts';
import { writeFiles } from './writeFiles.ts';

type Site = typeof import('../../app/site/pages.tsx');

/** Every page in every language, and the pictures that are shown where a page is shared. */
export async function renderPages({ folder, base, languages, shop }: Build): Promise<void> {
  for (const language of languages) {
    const { renderFiles, sharingPictures } = await importSite(siteFolderOf(language));
    const manifest = await readManifest(folder, language);
    const files = await renderFiles({
      policy: policyOfPages,
      version: await readVersion(folder, language),
      assetsOf: (...modules) => assetsOf(manifest, modules, base),
    });
    writeFiles(folder, files);
    await makeSharingPictures(await sharingPictures(), shop, folder);
  }
}

async function importSite(folder: string): Promise<Site> {
  const { href } = pathToFileURL(resolve(folder, 'pages.js'));
  return (await import(`${href}?${Date.now()}`)) as Site;
}
