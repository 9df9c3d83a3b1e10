import type { Manifest } from 'vite';
import { readManifest } from '../bundles.ts';
import { languageOfFile } from '../languages.ts';
import { writeWorker } from '../offlineWorker.ts';
import type { Build } from './build.ts';
import { readVersion } from './readVersion.ts';

/** A service worker for each language: it keeps the pages and scripts of that language, and the icons. */
export async function writeWorkers({ folder, base, languages }: Build): Promise<void> {
  for (const language of languages) {
    const bundled = filesOf(await readManifest(folder, language));
    const isOfLanguage = (file: string) =>
      file.startsWith('assets/')
        ? bundled.has(file)
        : file.startsWith('icons/') || languageOfFile(file, languages) === language;
    const version = await readVersion(folder, language);
    await writeWorker(folder, base, version, language.path, isOfLanguage);
  }
}

/** All files that the bundler made of one language. */
function filesOf(manifest: Manifest): ReadonlySet<string> {
  return new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
}
