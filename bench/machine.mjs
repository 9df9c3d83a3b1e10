import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { findBrowser } from '../scripts/browser.mjs';

/** When and on what the measuring was done, for whoever reads the figures later. */
export function describeMachine() {
  const [processor] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const version = execFileSync(findBrowser(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    machine: `${cpus().length} × ${processor?.model ?? 'processor'}, ${memory}, ${type()} ${release()}, Node ${process.versions.node}`,
    browser: /^\S+ \S+/.exec(version)?.[0] ?? version.trim(),
  };
}
