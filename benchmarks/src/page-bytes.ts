// Bytes over the network for the first visit of a level: the play screen, Python, and the parts for later runs that
// load after the first input.
import { withFreshBrowser } from './host/browser.ts';
import { openLevel } from './host/level-page.ts';
import { withServer } from './host/server.ts';
import { print } from './result.ts';

type Part = 'play-screen' | 'python' | 'run-parts';

/** The last file that the page fetches by itself: see run-parts.ts of the play screen. */
const LAST_RUN_PART = /\/assets\/confirm-dialog-[^/]*\.js$/;

const partOf = (url: string, isFirstInputDone: boolean): Part => {
  if (new URL(url).pathname.startsWith('/py/')) return 'python';
  return isFirstInputDone ? 'run-parts' : 'play-screen';
};

const sizes = await withServer((origin) =>
  withFreshBrowser(async (context) => {
    const page = await context.newPage();
    const finished: Promise<{ part: Part; bytes: number }>[] = [];
    let isFirstInputDone = false;
    page.on('requestfinished', (request) => {
      const part = partOf(request.url(), isFirstInputDone);
      finished.push(request.sizes().then((sizes) => ({ part, bytes: sizes.responseBodySize })));
    });
    await openLevel(page, origin);
    await page.waitForLoadState('networkidle');
    isFirstInputDone = true;
    const last = page.waitForEvent('requestfinished', (request) => LAST_RUN_PART.test(request.url()));
    await page.mouse.move(1, 1);
    await last;
    // The spare worker gets its files from the cache, where they have no size.
    return Promise.all(finished);
  }),
);

const kilobytes = (part: Part) =>
  sizes.filter((one) => one.part === part).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

for (const [name, value, reference, against] of [
  ['play-screen-bytes', kilobytes('play-screen'), 450, 'the budget of 450 kB'],
  ['python-bytes', kilobytes('python'), 4300, 'the budget of 4.3 MB'],
  ['run-parts-bytes', kilobytes('run-parts'), 90, 'the budget of 90 kB'],
] as const)
  print({ name, value, unit: 'kB', reference, against, budget: { atMost: 1 }, rounds: [value] });
