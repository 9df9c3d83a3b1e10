import { taken } from './readPages.ts';
import type { Problem } from '#reader/files/problem.ts';

/** What a fresh copy of the software has, what its tools and git pass over or empty, and what hosts publish or run. */
const ofSoftware =
  'app art builder commands countries deploy dev docs e2e examples owner reader rules node_modules dist test-results playwright-report reports build out coverage public desk functions netlify';

/** A shop in a folder that is emptied or published as it is would be lost, or seen by all (SPEC 14.60). */
export function checkFolderName(folder: string): readonly Problem[] {
  const [first = '', second] = folder.toLowerCase().split('/');
  const isExample = first === 'examples' && second !== undefined;
  const isTaken = [...ofSoftware.split(' '), ...taken].includes(first) || first.startsWith('dist-');
  if (!isTaken || isExample || first === '' || folder === 'shop') return [];
  const message =
    'is the name of a folder that the software, a tool or a host may empty or publish: give your shop’s folder another name, also in shop.txt';
  return [{ file: folder, message }];
}
