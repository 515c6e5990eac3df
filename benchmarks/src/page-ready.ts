// The time from opening a level until Python and the editor are ready, compared with an empty page that only boots the
// same Python. Each of the two opens in its own browser, first cold (never used) and then warm (opened again).

import { withFreshBrowser } from './host/browser.ts';
import { readyBare, readyLevel } from './host/ready-times.ts';
import { withServer } from './host/server.ts';
import { interleaved, median, print } from './result.ts';

const ROUNDS = 5;
const cold: { level: number[]; bare: number[] } = { level: [], bare: [] };
const [levelWarm = [], bareWarm = []] = await withServer((origin) => {
  const both = (ready: typeof readyLevel, colds: number[]) => (round: number) =>
    withFreshBrowser(async (context) => {
      const open = async () => {
        const page = await context.newPage();
        const milliseconds = await ready(page, origin);
        await page.close();
        return milliseconds;
      };
      const first = await open();
      if (round > 0) colds.push(first);
      return open();
    });
  return interleaved(ROUNDS, [both(readyLevel, cold.level), both(readyBare, cold.bare)]);
});

for (const [name, level, bare] of [
  ['page-ready-cold', cold.level, cold.bare],
  ['page-ready-warm', levelWarm, bareWarm],
] as const)
  print({
    name,
    value: median(level),
    unit: 'ms',
    reference: median(bare),
    against: 'a bare page that boots the same Python, in turn',
    budget: { atMost: 1.15 },
    rounds: level,
  });
