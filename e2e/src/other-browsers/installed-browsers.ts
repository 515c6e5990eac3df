import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startFirefox } from './firefox.ts';
import type { OtherBrowser } from './other-browser.ts';
import { startWebKit } from './webkit.ts';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a program, as a shell would find it. */
const programOf = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path) && isProgram(path));

/** Firefox from a snap cannot read a profile in the system's folder for temporary files. */
const isSnap = (path: string): boolean => readFileSync(path).subarray(0, 4096).includes('snap');

type Installed = { readonly name: string; readonly start: () => Promise<OtherBrowser> };

/** The browsers other than Chromium that this system has. */
export const installedBrowsers = (): readonly Installed[] => {
  const firefox = ['firefox-esr', 'firefox']
    .map(programOf)
    .find((path) => path !== undefined && !isSnap(path));
  // WebKit needs a screen. `xvfb-run` gives it one, and does not work without `xauth`.
  const hasScreen = ['xvfb-run', 'xauth'].every((name) => programOf(name) !== undefined);
  const webkit = hasScreen ? programOf('WebKitWebDriver') : undefined;
  return [
    ...(firefox === undefined ? [] : [{ name: 'Firefox', start: () => startFirefox(firefox) }]),
    ...(webkit === undefined ? [] : [{ name: 'WebKit', start: () => startWebKit(webkit) }]),
  ];
};
