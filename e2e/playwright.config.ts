import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { serverEnvironment } from './src/browser/server-environment.ts';
import { readSurroundings } from './src/browser/surroundings.ts';

const root = join(import.meta.dirname, '..');
const surroundings = readSurroundings(process.env);
const { origin, port, chromium } = surroundings;

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // Journeys mostly wait, so two cores are enough for two journeys and the unit tests at the same time.
  workers: 2,
  reporter: 'list',
  // The longest journey takes 45 s on a quiet machine. The limit is much longer, so that it ends only journeys that
  // hang, not slow ones.
  timeout: 180_000,
  globalTimeout: 2_700_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    // This limit is shorter than the limit of a journey, so that the failure names the missing element.
    actionTimeout: 40_000,
    viewport: { width: 1280, height: 800 },
    // A service worker would answer requests that journeys cut off or count. fixtures/kept-browser.ts opens separate
    // browsers that allow service workers.
    serviceWorkers: 'block',
    // Stores the steps of a failed journey and its last picture. Storing pictures, pages and answers of every step
    // would take a third of the processor's time; use `--trace on` for that.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        // Each journey starts Python and the page without cached machine code, and ends before optimised code would
        // save any time. These flags do not change the result of a program.
        '--js-flags=--liftoff-only,--no-maglev,--no-turbofan',
        // The page is drawn without a graphics processor: drawing one large tile takes less time than drawing 25 small
        // ones.
        '--default-tile-width=1280',
        '--default-tile-height=1024',
      ],
    },
  },
  webServer: {
    command: 'exec node server/src/main.ts',
    cwd: root,
    url: `${origin}/en/`,
    // The server creates its database first. Only a server that hangs reaches the limit.
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: serverEnvironment(surroundings, { port, selling: 'off' }),
  },
});
