// The JavaScript heap of one page after 500 runs and a garbage collection.
import type { CDPSession, Page } from 'playwright-core';
import { withFreshBrowser } from './host/browser.ts';
import { LEVEL_PATH, withoutStory, writeProgram } from './host/level-page.ts';
import { withServer } from './host/server.ts';
import { words } from './host/words.ts';
import { print } from './result.ts';

/** Number of runs before the first measurement. These runs load the code that is loaded lazily. */
const WARM_UP = 25;
const RUNS = 500;
/** Number of runs between two measurements. */
const LOOK = 100;
const TURBO = '62.5';
/** Maximum time until a run has ended on a busy machine. */
const END_LIMIT = { timeout: 60_000 };
const MEGABYTE = 1024 * 1024;

/**
 * One program for each kind of end: the level is complete, a goal is not met after a loop and some output, and a Python
 * error.
 */
const PROGRAMS = [
  'import player\n\nplayer.move_forward(3)\n',
  'import player\n\nfor step in range(60):\n    print(step)\nplayer.turn_left()\n',
  'import player\n\nplayer.turn_right()\nplayer.move_forwards()\n',
] as const;

const heap = async (session: CDPSession): Promise<number> => {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/** Closes the dialogs and messages of a run. */
const closeDialogs = async (page: Page): Promise<void> => {
  for (const dialog of await page.getByRole('dialog').all())
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('[role=dialog]').length === 0);
};

const runOnce = async (page: Page, program: string): Promise<void> => {
  const run = page.getByRole('button', { name: words.play.run.run, exact: true });
  await writeProgram(page, program);
  await run.click();
  // A complete level and an error open a dialog. Unmet goals are shown next to the farm until the program is edited.
  await page.getByRole('dialog').or(page.getByText(words.play.missed.title)).first().waitFor(END_LIMIT);
  await closeDialogs(page);
  await run.waitFor(END_LIMIT);
};

const looks = await withServer((origin) =>
  withFreshBrowser(async (context) => {
    const page = await context.newPage();
    await page.addInitScript((speed) => localStorage.setItem('game_speed', speed), TURBO);
    await withoutStory(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The runs need an account, because visitors have a daily limit of runs.
    const student = await page.request.post(`${origin}/api/auth/signup`, {
      headers: { 'x-requested-with': 'fetch' },
      data: { email: 'runner@example.org', password: 'correct horse battery', username: 'Runner' },
    });
    if (!student.ok()) throw new Error(`no student: ${student.status()}`);
    await page.goto(`${origin}${LEVEL_PATH}`);
    await page.getByRole('textbox', { name: words.play.editor.label }).waitFor();
    const session = await context.newCDPSession(page);
    const found: number[] = [];
    for (let run = 0; run < WARM_UP + RUNS; run += 1) {
      if (run >= WARM_UP && (run - WARM_UP) % LOOK === 0) found.push(await heap(session));
      await runOnce(page, PROGRAMS[run % PROGRAMS.length] ?? '');
    }
    return [...found, await heap(session)];
  }),
);

print({
  name: 'memory-500-runs',
  value: (looks.at(-1) ?? Number.NaN) / MEGABYTE,
  unit: 'MB',
  reference: (looks[0] ?? Number.NaN) / MEGABYTE,
  against: `the heap of the same page after ${WARM_UP} runs`,
  budget: { atMost: 1.2 },
  rounds: looks.map((bytes) => bytes / MEGABYTE),
});
