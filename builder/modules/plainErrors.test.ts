import type { ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { plainErrors } from './plainErrors.ts';

test('the development server prints an error without its stack, but with the source lines', () => {
  const printed: string[] = [];
  const logger = { error: (message: string) => void printed.push(message) };
  const { configResolved } = plainErrors() as { configResolved: (config: ResolvedConfig) => void };
  configResolved({ logger } as unknown as ResolvedConfig);
  const sentence = 'a.webp is missing: a WebP picture of this name is expected.';
  const source = '\n  12 | const x: = 1;\n     |          ^';
  const stack =
    '\n      at file:///shop/vite.config.ts:333:9\n      at async readMaster (x.mjs:3:1)';
  logger.error(sentence + source + stack);
  expect(printed).toEqual([sentence + source]);
});
