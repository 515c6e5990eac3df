// Measures the level creator with the largest farm, 40 x 30 tiles: the time until its board is ready, and the time of
// each frame while the author paints a path across the farm.
import { z } from 'zod';
import { withFreshBrowser } from './host/browser.ts';
import { addFamily } from './host/people.ts';
import { withServerAndDatabase } from './host/server.ts';
import { median, print, shares, timed } from './result.ts';

const ROUNDS = 5;
const [COLUMNS, ROWS] = [40, 30];
const TILES = COLUMNS * ROWS;
const SLUG = 'bench-farm';

const layer = (name: string, cell: number) => ({
  name,
  width: COLUMNS,
  height: ROWS,
  data: Array.from({ length: TILES }, () => cell),
});
const FARM = {
  version: 1,
  start: [0, 0],
  map: {
    tilesets: [],
    layers: ['ground_tiles', 'ground_layer', 'ground_details', 'middle_layer', 'collisions'].map((name) =>
      layer(name, 0),
    ),
  },
  items: [],
  levelGoals: [],
};
const ADD = `
  insert into creative_levels (tenant_id, id, user_id, student_id, course_id, level_slug, name, name_key, width, height,
    farms, farms_hash, code_template, tutorial)
  select s.tenant_id, gen_random_uuid(), s.user_id, s.id, 'python', $2, 'Bench farm', 'bench farm', $3, $4, $5, '', '', ''
  from students s where s.user_id = $1`;

const framesSchema = z.array(z.number()).min(2);

const [opened, pages, frames] = await withServerAndDatabase(async ({ origin, pool }) => {
  const author = await addFamily(pool);
  await pool.query(ADD, [author.userId, SLUG, COLUMNS, ROWS, JSON.stringify([FARM])]);
  const openings: number[] = [];
  const lists: number[] = [];
  let painted: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    await withFreshBrowser(async (context) => {
      const value = author.authorization.replace('Bearer ', '');
      await context.addCookies([
        { name: 'session', value, url: origin },
        { name: 'signed_in', value: '1', url: origin },
      ]);
      const page = await context.newPage();
      const visit = (path: string, ready: string): Promise<number> =>
        timed(async () => {
          await page.goto(`${origin}/en/${path}`, { waitUntil: 'commit' });
          await page.locator(ready).first().waitFor();
        });
      await visit('level-creator', 'main li a');
      lists.push(await visit('level-creator', 'main li a'));
      await visit(`level-creator/python/${SLUG}`, '[role=application] canvas');
      openings.push(await visit(`level-creator/python/${SLUG}`, '[role=application] canvas'));
      await page.getByRole('button', { name: 'path', exact: true }).click();
      const board = await page.locator('[role=application]').boundingBox();
      if (!board) throw new Error('there is no board');
      await page.evaluate(() => {
        const times: number[] = [];
        const next = (time: number): void => {
          times.push(time);
          Object.assign(globalThis, { benchFrames: times });
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      });
      await page.mouse.move(board.x + 10, board.y + 10);
      await page.mouse.down();
      for (let step = 1; step <= 120; step += 1)
        await page.mouse.move(
          board.x + 10 + ((board.width - 20) * step) / 120,
          board.y + 10 + (board.height - 20) * ((step % 40) / 40),
        );
      await page.mouse.up();
      const times = framesSchema.parse(await page.evaluate('globalThis.benchFrames'));
      painted = [...painted, ...times.slice(1).map((time, index) => time - (times[index] ?? time))];
    });
  return [openings, lists, painted];
});

print({
  name: 'creator-opens-40x30',
  value: median(opened),
  unit: 'ms',
  reference: median(pages),
  against: 'the list of the own levels, in the same browser',
  budget: { atMost: 2 },
  rounds: opened,
});
print({
  name: 'creator-paints-40x30',
  value: median(frames),
  unit: 'ms',
  reference: 1000 / 60,
  against: 'a frame at 60 pictures a second',
  budget: { atMost: 1.2 },
  rounds: shares(frames, [0.5, 0.9, 0.99]),
});
