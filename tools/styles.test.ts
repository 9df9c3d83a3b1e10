import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { className } from './styles.ts';

test('a class has the same short name whichever build asks, and another file’s has another', () => {
  const name = className('card', `${process.cwd()}/app/ui/Card.module.css`);
  expect(name).toMatch(/^[a-zA-Z]{4}$/);
  expect(className('card', `${process.cwd()}/app/ui/Card.module.css?direct`)).toBe(name);
  expect(className('card', `${process.cwd()}/app/ui/Other.module.css`)).not.toBe(name);
});

test('two classes that would have one name stop the build, which says them', () => {
  const [one, other] = findCollision('x.css');
  className(one, `${process.cwd()}/x.css`);
  expect(() => className(other, `${process.cwd()}/x.css`)).toThrow(
    `Rename one of these classes: x.css ${one}, x.css ${other}.`,
  );
});

/** Two classes of a file that have the same first four letters. */
function findCollision(file: string): [string, string] {
  const seen = new Map<string, string>();
  for (let place = 0; ; place += 1) {
    const local = `c${place}`;
    const letters = createHash('sha256').update(`${file} ${local}`).digest('base64');
    const name = letters.replaceAll(/[^a-z]/gi, '').slice(0, 4);
    const first = seen.get(name);
    if (first !== undefined) return [first, local];
    seen.set(name, local);
  }
}
