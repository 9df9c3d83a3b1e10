import { defineConfig } from 'vitest/config';

/** An owner's repository from "New shop" to "Newer software", with the real npm: `npm run test:package`. */
export default defineConfig({
  test: { include: ['dev/*.spec.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
