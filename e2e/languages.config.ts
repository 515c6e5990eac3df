import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Plays the first chapter in every language. This takes about 20 minutes, so it is not part of `npm test`. */
export default defineConfig({
  ...journeys,
  testMatch: 'languages/*.language.ts',
  globalTimeout: 5_400_000,
  timeout: 600_000,
});
