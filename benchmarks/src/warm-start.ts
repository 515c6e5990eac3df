// The time from opening a level until Python and the editor are ready: in a new profile, and after closing and
// reopening the browser with the same profile. Only the reopened browser reads the compiled code from disk.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withProfile } from './host/browser.ts';
import { processorSeconds } from './host/processor-time.ts';
import { readyBare, readyLevel } from './host/ready-times.ts';
import { withServer } from './host/server.ts';
import { interleaved, median, print } from './result.ts';

const ROUNDS = 3;

/**
 * Minimum time that a child stays on the page, in milliseconds. The browser stores compiled code only after no new code
 * has arrived for some seconds.
 */
const STAY = 15_000;

/** Maximum time until the browser has written the compiled code, in milliseconds. */
const STORE_LIMIT = 45_000;

/** A cache that is smaller than this, in kilobytes, contains only its index. */
const STORED = 100;

type Visit = { readonly milliseconds: number; readonly processor: number };

/** Kilobytes of compiled WebAssembly in the cache of a browser profile. */
const compiledKilobytes = (profile: string): number => {
  const folder = join(profile, 'Default/Code Cache/wasm');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1000;
};

/** Waits as long as a child stays, and then until the browser has stored compiled code. */
const stayOnPage = async (profile: string): Promise<void> => {
  await wait(STAY);
  for (let waited = STAY; compiledKilobytes(profile) < STORED && waited < STORE_LIMIT; waited += 1000)
    await wait(1000);
};

type Ready = typeof readyLevel;

const measure = (origin: string, ready: Ready) =>
  withProfile(async (open, profile) => {
    const visit = (stay?: () => Promise<void>) =>
      open(async (context): Promise<Visit> => {
        const page = await context.newPage();
        const before = processorSeconds(profile);
        const milliseconds = await ready(page, origin);
        const processor = processorSeconds(profile) - before;
        await stay?.();
        return { milliseconds, processor };
      });
    const cold = await visit(() => stayOnPage(profile));
    return { cold, kilobytes: compiledKilobytes(profile), warm: await visit() };
  });

type Rounds = Awaited<ReturnType<typeof measure>>[];

const level: Rounds = [];
const bare: Rounds = [];
await withServer((origin) => {
  const collect = (ready: Ready, rounds: Rounds) => async (round: number) => {
    const result = await measure(origin, ready);
    if (round > 0) rounds.push(result);
    return result.warm.milliseconds;
  };
  return interleaved(ROUNDS, [collect(readyLevel, level), collect(readyBare, bare)]);
});

const warm = level.map((round) => round.warm.milliseconds);
const processor = level.map((round) => round.warm.processor);
const kilobytes = level.map((round) => round.kilobytes);

print({
  name: 'warm-start',
  value: median(warm),
  unit: 'ms',
  reference: median(level.map((round) => round.cold.milliseconds)),
  against: 'the first visit with the same profile',
  budget: { atMost: 0.8 },
  rounds: warm,
});
print({
  name: 'warm-start-processor',
  value: median(processor),
  unit: 's',
  reference: median(level.map((round) => round.cold.processor)),
  against: 'the first visit with the same profile',
  budget: { atMost: 0.75 },
  rounds: processor,
});
print({
  name: 'warm-start-bare',
  value: median(warm),
  unit: 'ms',
  reference: median(bare.map((round) => round.warm.milliseconds)),
  against: 'a bare page that boots the same Python, also opened again, in turn',
  budget: { atMost: 1.5 },
  rounds: warm,
});
print({
  name: 'compiled-code',
  value: median(kilobytes),
  unit: 'kB',
  reference: median(bare.map((round) => round.kilobytes)),
  against: 'a bare page that compiles Python itself',
  budget: { atLeast: 0.5 },
  rounds: kilobytes,
});
