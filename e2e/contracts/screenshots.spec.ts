import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { folder, showPictures } from '../../scripts/screenshots.mjs';

test.setTimeout(600_000);

/** How many words only one of two texts has. */
function difference(before: string, now: string): number {
  const left = now.split(' ');
  const gone = before.split(' ').filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return Math.max(gone.length, left.length);
}

test('somebody who reads the documents sees pictures whose words the shops still show', async () => {
  const before: Record<string, string> = JSON.parse(readFileSync(`${folder}/shown.json`, 'utf8'));
  const now = await showPictures();
  for (const [name, words] of Object.entries(now)) {
    const message = `${folder}/${name} is old: run "npm run screenshots"\n${words}`;
    expect(difference(before[name] ?? '', words), message).toBeLessThanOrEqual(1);
  }
});
