import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const linked = /<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]* (?:src|href)="([^"]+)"/g;

/**
 * Has a page say what its scripts and style sheets hold, so that a browser refuses what somebody on
 * the way, or on the host, has changed.
 */
export async function addIntegrity(html: string, folder: string, base: string): Promise<string> {
  const addresses = new Set([...html.matchAll(linked)].map(([, address = '']) => address));
  const hashes = new Map<string, string>();
  for (const address of addresses) {
    const bytes = await readFile(join(folder, address.slice(base.length)));
    hashes.set(address, `sha256-${createHash('sha256').update(bytes).digest('base64')}`);
  }
  return html.replaceAll(
    linked,
    (tag: string, address: string) => `${tag} integrity="${hashes.get(address)}"`,
  );
}
