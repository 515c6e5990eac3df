// Bytes over the wire for the first visit of a level: the play screen, and Python.
import { withFreshBrowser } from './host/browser.ts';
import { openLevel } from './host/level-page.ts';
import { withServer } from './host/server.ts';
import { print } from './result.ts';

const sizes = await withServer((origin) =>
  withFreshBrowser(async (context) => {
    const page = await context.newPage();
    const finished: Promise<{ isPython: boolean; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const isPython = new URL(request.url()).pathname.startsWith('/py/');
      finished.push(request.sizes().then((sizes) => ({ isPython, bytes: sizes.responseBodySize })));
    });
    await openLevel(page, origin);
    await page.waitForLoadState('networkidle');
    // The spare worker takes its files from the cache, where they have no size.
    return Promise.all(finished);
  }),
);

const kilobytes = (isPython: boolean) =>
  sizes.filter((one) => one.isPython === isPython).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

for (const [name, value, reference, against] of [
  ['play-screen-bytes', kilobytes(false), 450, 'the budget of 450 kB'],
  ['python-bytes', kilobytes(true), 4300, 'the budget of 4.3 MB'],
] as const)
  print({ name, value, unit: 'kB', reference, against, budget: { atMost: 1 }, rounds: [value] });
