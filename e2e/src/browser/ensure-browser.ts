import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';
import { PLAYWRIGHT } from './playwright-program.ts';

/** Maximum time for one way to install a browser, in milliseconds. */
const INSTALL_LIMIT = 240_000;

/** Ways to install a browser, the least intrusive first. */
const ways = (): readonly (readonly [string, ...string[]])[] => {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return [
    [process.execPath, PLAYWRIGHT, 'install', 'chromium'],
    ...(isRootOnDebian
      ? ([
          ['apt-get', 'update', '-q'],
          ['apt-get', 'install', '-y', '-q', 'chromium-headless-shell'],
          // Older releases of Debian do not contain the package above.
          ['apt-get', 'install', '-y', '-q', 'chromium'],
        ] as const)
      : []),
  ];
};

/**
 * The path of a Chromium; installs one first if the system has none.
 * @throws if the installation fails; the message says what to do
 */
export const ensureBrowser = (): string => {
  const installed = findBrowser();
  if (installed) return installed;
  for (const [program, ...args] of ways()) {
    console.error(`No Chromium here yet: ${[program, ...args].join(' ')}`);
    spawnSync(program, args, {
      stdio: ['ignore', 2, 2],
      timeout: INSTALL_LIMIT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error(
    'The journeys need a Chromium, and none could be installed. Install Chromium or Chrome, or name its program ' +
      'in the environment variable CHROMIUM.',
  );
};

if (import.meta.main) console.log(ensureBrowser());
