import { readFileSync } from 'node:fs';

/** The content security policy that a page states, without the hashes of its files. */
export function policyOf(file: string): string {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(
    readFileSync(file, 'utf8'),
  )?.[1];
  if (policy === undefined) throw new Error(`${file} states no policy.`);
  return policy;
}
