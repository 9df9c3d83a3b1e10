import { aShopAddress, anAddress, goTo } from './addresses.ts';
import { type Effect, meaningOf, shows } from './meaning.ts';
import { dropScript, holdScripts } from './network.ts';
import type { Chance } from './random.ts';
import { chooseOption, typeQuantity, typeText } from './typing.ts';
import type { Outcome, Visit } from './visit.ts';

/** Presses, types and chooses before the page's scripts have arrived. */
export async function actEarly(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  if (visit.walker.hasWorker || !visit.canLoad) return undefined;
  const release = await holdScripts(visit.page);
  await goTo(visit, chance.happens(0.7) ? aShopAddress(chance) : anAddress(chance));
  // No shopper is faster than the boot script, for which the first paint waits.
  await visit.page.locator('html[data-empty]').waitFor();
  await visit.page.getByRole('button').filter({ visible: true }).first().waitFor();
  visit.note('before it is interactive:');
  let stage = await visit.stage();
  const effects: (readonly [about: string, Effect])[] = [];
  for (let left = chance.integer(1, 5); left > 0; left -= 1) {
    const found = await visit.find(['button', 'field', 'quantity', 'select'], chance);
    if (!found) break;
    const { kind, name, area, opensDialog } = found.control;
    if (kind === 'quantity') {
      const quantity = await typeQuantity(visit, chance, found, stage.quantity);
      stage = { ...stage, quantity };
      effects.push(['quantity', shows(quantity, undefined)]);
    } else if (kind === 'field') {
      effects.push([name, await typeText(visit, chance, found)]);
    } else if (kind === 'select') {
      effects.push([name, await chooseOption(visit, chance, found)]);
    } else {
      const meaning = meaningOf(found.control, stage);
      await visit.press(found);
      stage = { ...stage, ...meaning };
      effects.push([meaning.about ?? `press ${left}`, meaning.effect]);
      // What it opens would cover everything else.
      if (area === 'header' || opensDialog) break;
    }
  }
  visit.lists = stage.lists;
  visit.note('then the scripts come');
  await release();
  return { effects: [...new Map(effects).values()] };
}

export async function loseScript(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  if (visit.walker.hasWorker || visit.network !== 'fast') return undefined;
  const after = chance.integer(0, 3);
  visit.note(`script ${after + 1} from now fails to load`);
  await dropScript(visit.page, after);
  await goTo(visit, anAddress(chance));
  return {};
}
