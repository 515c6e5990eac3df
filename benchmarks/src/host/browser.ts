import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { onHalfCore } from './half-core.ts';
import { ROOT } from './server.ts';

const installed = execFileSync(process.execPath, [join(ROOT, 'e2e/src/browser/ensure-browser.ts')], {
  encoding: 'utf8',
}).trim();

/** With HALF_CORE=1 in the environment, the browser of every benchmark runs on half a core. */
const program = process.env.HALF_CORE === '1' ? onHalfCore(installed) : installed;

/** Requests that the browser itself sends in its first seconds. They do not come from the measured page. */
const BROWSER_EXTRAS = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Opens a browser for a task, and then closes it with all its processes. */
export type OpenBrowser = <T>(task: (context: BrowserContext) => Promise<T>) => Promise<T>;

const openOn =
  (profile: string): OpenBrowser =>
  async (task) => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: program,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        `--disable-features=${BROWSER_EXTRAS.join(',')}`,
      ],
      viewport: { width: 1280, height: 800 },
    });
    try {
      return await task(context);
    } finally {
      await context.close();
    }
  };

/**
 * Runs a task that opens the browser several times with the same profile, which is new at the start. The caches on disk
 * survive a restart of the browser, and the caches in its memory do not.
 */
export const withProfile = async <T>(
  task: (open: OpenBrowser, profile: string) => Promise<T>,
): Promise<T> => {
  const profile = mkdtempSync(join(tmpdir(), 'hopcode-browser-'));
  try {
    return await task(openOn(profile), profile);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};

/** Runs a task in a new browser with an empty cache. */
export const withFreshBrowser: OpenBrowser = (task) => withProfile((open) => open(task));
