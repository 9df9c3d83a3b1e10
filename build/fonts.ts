import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where the cut faces lie; app/app.css and index.html ask for them there. */
const cutFaces = 'node_modules/.cache/fonts';

/** The faces and the weights that app/app.css sets them in. */
const faces = [
  { name: 'eczar', wght: 440 },
  { name: 'hanken-grotesk', wght: { min: 400, max: 600 } },
];

/** Where the faces come from; their licences go with the built shop. */
export const facePackages = faces.map(({ name }) => `@fontsource-variable/${name}`);

const keepFeatures = ['kern', 'liga', 'lnum', 'tnum'];
const basicLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 32 + place));

/**
 * Cuts the faces down to what the shop sets in them: the characters in its texts, those that a
 * visitor types on an English keyboard, and the weights in use. Other scripts stand in system faces.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      const characters = basicLatin + (await sourceOf('app')) + (await sourceOf('shop'));
      await mkdir(cutFaces, { recursive: true });
      await Promise.all(
        faces.map(async ({ name, wght }, place) => {
          const whole = `node_modules/${facePackages[place]}/files/${name}-latin-wght-normal.woff2`;
          const cut = await subsetFont(await readFile(whole), characters, {
            targetFormat: 'woff2',
            variationAxes: { wght },
            keepFeatures,
          });
          // Renamed when it is whole, since a build and the unit tests may run at the same time.
          const unfinished = `${cutFaces}/${name}.${process.pid}.part`;
          await writeFile(unfinished, cut);
          await rename(unfinished, `${cutFaces}/${name}.woff2`);
        }),
      );
    },
  };
}

/** All that stands in the files of a folder; the shop's texts are among it. */
async function sourceOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('');
}
