import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes the pictures of the documentation from the real pages. */
export default defineConfig({ ...journeys, testMatch: 'pictures/*.picture.ts', workers: 1 });
