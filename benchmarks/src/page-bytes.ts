// Bytes over the network for the first visit to a level: the play screen, Python, and the parts for later runs that
// load once Python is ready and the page is idle.
import { withFreshBrowser } from './host/browser.ts';
import { openLevel } from './host/level-page.ts';
import { withServer } from './host/server.ts';
import { print } from './result.ts';

type Part = 'play-screen' | 'python' | 'run-parts';

/** The last file that the page loads automatically: see run-parts.ts of the play screen. */
const LAST_RUN_PART = /\/assets\/confirm-dialog-[^/]*\.js$/;

/** The entry in the page's performance timeline that marks when the page starts to load the files for later runs. */
const RUN_PARTS_MARK = 'hopcode-run-parts';

const sizes = await withServer((origin) =>
  withFreshBrowser(async (context) => {
    const page = await context.newPage();
    const finished: Promise<{ url: string; startedAt: number; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const { startTime } = request.timing();
      finished.push(
        request.sizes().then(({ responseBodySize }) => ({
          url: request.url(),
          startedAt: startTime,
          bytes: responseBodySize,
        })),
      );
    });
    const last = page.waitForEvent('requestfinished', (request) => LAST_RUN_PART.test(request.url()));
    await openLevel(page, origin);
    await last;
    await page.waitForLoadState('networkidle');
    const runPartsAt = await page.evaluate((name) => {
      const [mark] = performance.getEntriesByName(name);
      return mark && performance.timeOrigin + mark.startTime;
    }, RUN_PARTS_MARK);
    if (runPartsAt === undefined) throw new Error('The page has not fetched the parts of a run.');
    const partOf = (url: string, startedAt: number): Part => {
      if (new URL(url).pathname.startsWith('/py/')) return 'python';
      return startedAt < runPartsAt ? 'play-screen' : 'run-parts';
    };
    // A spare worker gets its files from the cache, where their size is zero.
    return (await Promise.all(finished)).map(({ url, startedAt, bytes }) => ({
      part: partOf(url, startedAt),
      bytes,
    }));
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
