import { join } from 'node:path';
import { playableLevel } from '@hopcode/courses/playable-level';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { expect, type Page, test } from '@playwright/test';
import { rolldown } from 'rolldown';
import { PAGE_WITHOUT_A_LEVEL, pythonFolder } from '../isolation/python-worker.ts';
import { commandLevels } from './command-levels.ts';
import type { PlayedRun, RunToPlay } from './played-runs.ts';
import { playRuns } from './played-runs.ts';

/** A path on the page's origin, which the page's content policy allows. */
const SCRIPT = '/in-page.js';

/** Every solution and every wrong program, once with each answer to its questions. */
const RUNS: readonly RunToPlay[] = commandLevels().flatMap(({ level, solution, mistakes }) =>
  [solution, ...mistakes.map(({ code }) => code)].flatMap((code) => {
    const answers = code.includes('player.ask(') ? [[true], [false]] : [[]];
    return answers.map((some) => ({ code, level: playableLevel(level), answers: some }));
  }),
);

const bundle = async (): Promise<string> => {
  const made = await rolldown({ input: join(import.meta.dirname, 'in-page.ts'), platform: 'browser' });
  const { output } = await made.generate({ format: 'esm', codeSplitting: false });
  return output[0].code;
};

type InPage = typeof import('./in-page.ts');

const playInBrowser = (page: Page): Promise<PlayedRun[]> =>
  page.evaluate(
    async ({ script, base, runs }) => {
      const inPage: InPage = await import(script);
      return inPage.playInPage(base, runs);
    },
    { script: SCRIPT, base: pythonFolder(), runs: RUNS },
  );

test('Programs give the same timelines and worlds in Node and in Chromium, byte for byte', async ({
  page,
}) => {
  const code = await bundle();
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto(PAGE_WITHOUT_A_LEVEL);
  const runner = createNodeRunner();
  const inNode = await playRuns(runner, RUNS);
  runner.dispose();
  const inBrowser = await playInBrowser(page);
  expect(inBrowser).toHaveLength(RUNS.length);
  for (const [index, run] of RUNS.entries()) {
    expect(inBrowser[index]?.timeline, run.code).toBe(inNode[index]?.timeline);
    expect(inBrowser[index]?.worlds, run.code).toBe(inNode[index]?.worlds);
  }
  // Replays a timeline from Node in the browser, as a teacher's page does.
  const replayed = await page.evaluate(
    async ({ script, runs, timelines }) => {
      const inPage: InPage = await import(script);
      return runs.map((run, index) => inPage.replayInPage(run, timelines[index] ?? ''));
    },
    { script: SCRIPT, runs: RUNS, timelines: inNode.map(({ timeline }) => timeline) },
  );
  expect(replayed).toEqual(inNode.map(({ worlds }) => worlds));
});
