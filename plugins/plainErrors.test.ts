import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { plainErrors } from './plainErrors.ts';

test('the development server prints an error without its stack, but with the source lines', async () => {
  const printed: string[] = [];
  const log = (message: string) => void printed.push(message);
  const server = await createServer({
    configFile: false,
    plugins: [plainErrors()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    customLogger: {
      info: log,
      warn: log,
      warnOnce: log,
      error: log,
      clearScreen: () => undefined,
      hasErrorLogged: () => false,
      hasWarned: false,
    },
  });
  const sentence = 'a.webp is missing: a WebP picture of this name is expected.';
  const source = '\n  12 | const x: = 1;\n     |          ^';
  const stack =
    '\n      at file:///shop/vite.config.ts:333:9\n      at async readMaster (x.mjs:3:1)';
  server.config.logger.error(sentence + source + stack);
  await server.close();
  expect(printed).toContain(sentence + source);
});
