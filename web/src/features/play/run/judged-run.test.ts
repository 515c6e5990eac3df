import { levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { expect, it } from 'vitest';
import { judgedRun } from './judged-run.ts';
import { resultOf } from './run-result.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: {
    tilesets: [{ source: 'ground', firstgid: 1 }],
    layers: [{ name: 'ground_tiles', width: 2, height: 1, data: [1, 1] }],
  },
  items: [],
  levelGoals: [],
});

const FAILED: Timeline = {
  version: 1,
  events: [],
  variables: {},
  end: { status: 'rule', line: 2, failure: { code: 'not-on-mark', params: { action: 'speak' } } },
  verdict: { goals: [], complete: false },
};

it('loads the reasons for a failure before it returns the timeline', async () => {
  const code = 'if True:\n    player.speak("hi")';
  const timeline = await judgedRun({ run: async () => FAILED }, { code, answers: [] }, LEVEL);
  expect(resultOf(timeline, code, LEVEL, false).problem).toMatchObject({
    kind: 'rule',
    line: 2,
    inBranch: true,
  });
});
