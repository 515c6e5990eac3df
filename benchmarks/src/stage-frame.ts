// Measures the script time of each frame of the stage while the character walks over a farm with 60 things: a farm of
// 40 x 30 tiles, and the largest one, 128 x 128.
import { z } from 'zod';
import { withFreshBrowser } from './host/browser.ts';
import { openLevel, withoutStory, writeProgram } from './host/level-page.ts';
import { momentOf, pressRun, readClock } from './host/page-clock.ts';
import { withServer } from './host/server.ts';
import { words } from './host/words.ts';
import { median, print, shares } from './result.ts';

/** The farms, each with the name of its result. */
const FARMS = [
  { name: 'stage-frame', width: 40, height: 30 },
  { name: 'stage-frame-128x128', width: 128, height: 128 },
] as const;
type Farm = (typeof FARMS)[number];
const THINGS = 60;
const FRAMES = 240;
const PROGRAM =
  'import player\nfor round in range(50):\n    player.move_forward(9)\n    player.turn_right()\n';

const levelSchema = z.looseObject({
  map: z.looseObject({ layers: z.array(z.looseObject({ data: z.array(z.number()) })) }),
  items: z.array(z.looseObject({})),
});

/** The same level on a larger farm: each layer is empty or alternates two tiles, and the carrots are in rows. */
const enlarge = (level: z.infer<typeof levelSchema>, { width, height }: Farm) => ({
  ...level,
  start: [15, 20],
  map: {
    ...level.map,
    layers: level.map.layers.map((layer) => ({
      ...layer,
      width,
      height,
      data: Array.from({ length: width * height }, (_, cell) =>
        layer.data[0] === 0 ? 0 : (cell % 7) % 2 === 0 ? 1 : 2,
      ),
    })),
  },
  items: Array.from({ length: THINGS }, (_, index) => ({
    ...level.items[0],
    position: [1 + (index % 12) * 3, 1 + Math.floor(index / 12) * 2],
  })),
});

const framesOn = (farm: Farm): Promise<number[]> =>
  withServer((origin) =>
    withFreshBrowser(async (context) => {
      const page = await context.newPage();
      await page.route('**/api/level/data/**', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: enlarge(levelSchema.parse(await answer.json()), farm),
        });
      });
      await withoutStory(page);
      await openLevel(page, origin);
      await writeProgram(page, PROGRAM);
      await pressRun(page, words.play.run.run);
      await momentOf(page, 'played');
      const before = (await readClock(page)).frames.length;
      await page.waitForFunction(
        (count) => Reflect.get(globalThis, 'benchmarkClock').frames.length > count,
        before + FRAMES,
        { timeout: 60_000 },
      );
      return (await readClock(page)).frames.slice(before, before + FRAMES);
    }),
  );

for (const farm of FARMS) {
  const frames = await framesOn(farm);
  print({
    name: farm.name,
    value: median(frames),
    unit: 'ms',
    reference: 2,
    against: 'the budget of 2 ms',
    budget: { atMost: 1 },
    rounds: shares(frames, [0.5, 0.9, 0.95, 0.99]),
  });
}
