import CMS, { type CmsConfig } from '@sveltia/cms';
import { readPlain, writePlain } from '../shop-data/plainYaml.ts';

/** What plugins/desk.ts writes into the page. */
type Page = {
  readonly config: CmsConfig;
  /** The address that says what is wrong with the shop; only in development. */
  readonly problems?: string;
};

const source = document.querySelector('#desk')?.textContent ?? '';
const { config, problems } = JSON.parse(source) as Page;
const list = document.querySelector('#problems');

CMS.registerCustomFormat('plain', 'yaml', { fromFile: readPlain, toFile: writePlain });
void CMS.init({ config });
if (problems !== undefined) setInterval(() => void sayProblems(problems), 2000);

/** Says below the forms what is wrong with the shop as it is saved (SPEC 19.6). */
async function sayProblems(address: string): Promise<void> {
  // While the development server restarts, what it said last stays.
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return;
  const items = ((await answer.json()) as string[]).map((sentence) => {
    const item = document.createElement('li');
    item.textContent = sentence;
    return item;
  });
  const said = items.map(({ outerHTML }) => outerHTML).join('');
  // A live region that is written again is read aloud again.
  if (said !== list?.innerHTML) list?.replaceChildren(...items);
}
