import { test } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { releases } from './buildReleases.ts';
import type { ServedPage } from './checks.ts';
import { type Chance, chanceOf } from './random.ts';
import { steps } from './steps.ts';
import { type Outcome, Visit, type Walker } from './visit.ts';

/** `SEED=11 STEPS=230` takes the first 230 steps of one seed; `FROM=200` begins there, in a new browser. */
const { SEED, STEPS = '500', FROM = '1' } = process.env;
const [first, last] = [Number(FROM), Number(STEPS)];
const seeds =
  SEED === undefined ? Array.from({ length: 20 }, (_, index) => index + 1) : [Number(SEED)];

/** Seeds 1 to 10 use a desktop window, seeds 11 to 20 a phone. */
const walkerOf = (seed: number): Walker => ({
  isPhone: seed > 10,
  hasWorker: seed % 3 === 0,
  isSignUpDismissed: seed % 2 === 1,
  prefersStillness: seed % 4 > 1,
});

const totalWeight = steps.reduce((sum, { weight }) => sum + weight, 0);

function draw(chance: Chance) {
  let left = chance.next() * totalWeight;
  return steps.find(({ weight }) => (left -= weight) < 0) ?? steps[0];
}

/** Takes the first drawn step that can be taken here. */
async function takeStep(visit: Visit, chance: Chance): Promise<Outcome> {
  for (;;) {
    const outcome = await draw(chance).take(visit, chance);
    if (outcome) return outcome;
  }
}

/** Takes one step and says what is wrong afterwards. */
async function faultsAfter(visit: Visit, chance: Chance): Promise<readonly string[]> {
  try {
    const before = await visit.look();
    return await visit.check(before, await takeStep(visit, chance));
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)];
  }
}

/** After a fault it goes on with a new shopper, so that one walk can find several faults. */
async function walk(seed: number, begin: () => Promise<Visit>): Promise<readonly string[]> {
  const found: string[] = [];
  let recent: string[] = [];
  let beginning = first;
  let visit = await begin();
  for (let step = first; step <= last; step += 1) {
    visit.notes = [];
    const faults = await faultsAfter(visit, chanceOf(seed, step));
    const line = `  ${step}: ${visit.notes.join('; ')}`;
    if (process.env['TRACE']) console.log(line);
    recent = [...recent.slice(-9), line];
    if (faults.length === 0) continue;
    const replay = `SEED=${seed} FROM=${beginning} STEPS=${step} npm run test:walk`;
    found.push(
      [...faults.map((fault) => `✗ ${fault}`), ...recent, `  to repeat it: ${replay}`].join('\n'),
    );
    console.log(`seed ${seed}, step ${step}\n${found.at(-1)}\n`);
    await visit.context.close();
    visit = await begin();
    recent = [];
    beginning = step + 1;
  }
  await visit.context.close();
  return found;
}

const served = new Map<string, ServedPage>();

for (const seed of seeds) {
  const walker = walkerOf(seed);
  const where = walker.isPhone ? 'on a phone' : 'on a desktop';
  const what = `${walker.hasWorker ? ' with the service worker' : ''}${walker.prefersStillness ? ' without motion' : ''}${walker.isSignUpDismissed ? '' : ', where Sign Up opens,'}`;
  test(`a shopper ${where}${what} takes steps ${first} to ${last} of seed ${seed} without a fault`, async ({
    browser,
    request,
  }) => {
    // A step takes half a second; one with a fault, a minute at most.
    test.setTimeout((last - first + 1) * 60_000);
    const host = await serve({ folder: releases[0] });
    const begin = async () => {
      await host.publish(releases[0]);
      return Visit.begin(browser, { walker, request, host, served });
    };
    const found = await walk(seed, begin);
    await host.close();
    if (found.length > 0) throw new Error(`${found.length} faults:\n\n${found.join('\n\n')}`);
  });
}
