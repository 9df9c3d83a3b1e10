import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { engines, installEngines } from '#dev/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built shop. */
    readonly built: string;
  }
}

/** Builds the shop as one that takes orders on WhatsApp. */
export function setup({ provide }: TestProject): (() => void) | undefined {
  installEngines();
  if (!Object.values(engines).some(({ isInstalled }) => isInstalled())) return undefined;
  const temporary = mkdtempSync(join(tmpdir(), 'beau-engines-'));
  const [own, built] = [join(temporary, 'shop'), join(temporary, 'dist')];
  cpSync('shop', own, { recursive: true });
  const settings = join(own, 'settings.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^orders: .*\n/m, ''));
  appendFileSync(settings, 'orders: { channel: whatsapp, phone: +91 98765 43210 }\n');
  const env = { ...process.env, SHOP_FOLDER: own, BUILT_SHOP: built };
  execFileSync(process.execPath, ['commands/build.mjs'], { env, stdio: 'inherit' });
  provide('built', built);
  return () => rmSync(temporary, { recursive: true });
}
