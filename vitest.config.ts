import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 2,
    // A slow machine is no failure: the limit only ends what hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
