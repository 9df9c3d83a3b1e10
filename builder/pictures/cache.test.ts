import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Inputs, cached } from '#reader/files/cache.ts';
import { enterProject } from '#builder/modules/smallProject.testing.ts';

/** What the cache answers for these inputs, if it has to make `made`. */
async function ask(inputs: Inputs, made: string): Promise<string> {
  const answer = await cached('words', inputs, async () => Buffer.from(made));
  return Buffer.from(answer).toString();
}

describe('Build cache', () => {
  test('what was made of the same inputs is not made again', async () => {
    enterProject({});
    expect(await ask(['a', Buffer.from('b')], 'first')).toBe('first');
    expect(await ask(['a', Buffer.from('b')], 'second')).toBe('first');
  });

  test('other inputs have another result, also if they are the same in one text', async () => {
    enterProject({});
    expect(await ask(['ab', 'c'], 'first')).toBe('first');
    expect(await ask(['a', 'bc'], 'second')).toBe('second');
    expect(await ask(['abc'], 'third')).toBe('third');
  });

  test('two that make the same at once leave one complete file', async () => {
    enterProject({});
    expect(await Promise.all([ask(['a'], 'made'), ask(['a'], 'made')])).toEqual(['made', 'made']);
    expect(readdirSync('node_modules/.cache/words')).toHaveLength(1);
  });

  test('what could not be made is not kept', async () => {
    enterProject({});
    const fail = async () => {
      throw new Error('no room');
    };
    await expect(cached('words', ['a'], fail)).rejects.toThrow('no room');
    expect(await ask(['a'], 'made')).toBe('made');
  });
});
