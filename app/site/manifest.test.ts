import { afterEach, expect, test, vi } from 'vitest';
import { renderManifest } from './manifest.ts';

afterEach(() => vi.unstubAllEnvs());

test('only the manifest of the first language names the screenshots', () => {
  expect(JSON.parse(renderManifest())).toHaveProperty('screenshots');
  vi.stubEnv('LANGUAGE_PATH', 'hi/');
  expect(JSON.parse(renderManifest())).not.toHaveProperty('screenshots');
});
