import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { facePackages } from './fonts.ts';

/** Writes `THIRD-PARTY.txt`: whose work the built shop holds, and under which terms. */
export function licences(): Plugin {
  return {
    name: 'licences',

    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : output.originalFileNames,
      );
      const packages = new Set([
        ...files.flatMap((file) => packageOf(file) ?? []),
        ...facePackages,
      ]);
      const licences = await Promise.all([...packages].toSorted(byName).map(readLicence));
      const opening = 'This shop holds the work of others, each part under its own licence.\n';
      const source = [opening, ...licences].join(`\n${'-'.repeat(78)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source });
    },
  };
}

function packageOf(file: string): string | undefined {
  return /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^./][^/]*)\//.exec(file)?.[1];
}

async function readLicence(name: string): Promise<string> {
  const home = join('node_modules', name);
  const { version, license } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const text = await readFile(join(home, 'LICENSE'), 'utf8');
  return `${name} ${version}, ${license}\n\n${text.trim()}\n`;
}

function byName(one: string, other: string): number {
  return one.localeCompare(other);
}
