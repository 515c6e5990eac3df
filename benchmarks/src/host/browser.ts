import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { ROOT } from './server.ts';

const program = execFileSync(process.execPath, [join(ROOT, 'e2e/src/browser/ensure-browser.ts')], {
  encoding: 'utf8',
}).trim();

/** Requests of the browser itself in its first seconds, which are not part of the measured page. */
const BROWSER_EXTRAS = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Runs a task in a new browser with an empty cache. */
export const withFreshBrowser = async <T>(task: (context: BrowserContext) => Promise<T>): Promise<T> => {
  const profile = mkdtempSync(join(tmpdir(), 'hopcode-browser-'));
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
    rmSync(profile, { recursive: true, force: true });
  }
};
