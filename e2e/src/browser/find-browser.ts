import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Possible paths of Chromium; first the headless one, which uses less processor time. */
const placesOf = (platform: NodeJS.Platform): readonly string[] => {
  if (platform === 'darwin')
    return ['Chromium', 'Google Chrome'].flatMap((name) =>
      ['/', homedir()].map((base) => join(base, 'Applications', `${name}.app`, 'Contents', 'MacOS', name)),
    );
  const names = [
    'chromium-headless-shell',
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'chromium-browser',
  ];
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
};

/**
 * Returns the path of an installed Chromium: the path in the variable CHROMIUM, the system's browser, or Playwright's
 * download. Returns undefined if there is none.
 */
export const findBrowser = (
  platform: NodeJS.Platform = process.platform,
  exists: (path: string) => boolean = existsSync,
  named: string | undefined = process.env.CHROMIUM,
): string | undefined =>
  [...(named ? [named] : []), ...placesOf(platform), chromium.executablePath()].find(exists);
