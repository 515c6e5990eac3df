import { describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';

const among =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('finding a browser', () => {
  it.each([
    ['linux', undefined, ['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    [
      'linux',
      undefined,
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      '/usr/bin/chromium-headless-shell',
    ],
    ['linux', undefined, ['/usr/bin/chromium-browser'], '/usr/bin/chromium-browser'],
    ['linux', '/opt/mine', ['/opt/mine', '/usr/bin/chromium'], '/opt/mine'],
    ['linux', '/opt/gone', ['/usr/bin/chromium'], '/usr/bin/chromium'],
    [
      'darwin',
      undefined,
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    ['linux', undefined, [], undefined],
  ] as const)('on %s, with %s named and %j installed', (platform, named, installed, found) => {
    expect(findBrowser(platform, among(...installed), named)).toBe(found);
  });
});
