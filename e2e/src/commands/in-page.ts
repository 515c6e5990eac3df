import { timelineSchema } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { createRunner } from '@hopcode/python-runner/runner';
import { type PlayedRun, playRuns, type RunToPlay } from './played-runs.ts';

/** Plays programs in the page. same-worlds.spec.ts bundles this file for the page. */
export const playInPage = async (base: string, runs: readonly RunToPlay[]): Promise<PlayedRun[]> => {
  const runner = createRunner({ base });
  const played = await playRuns(runner, runs);
  runner.dispose();
  return played;
};

/** Replays a timeline that was recorded elsewhere. The timeline and the returned worlds are in JSON. */
export const replayInPage = (run: RunToPlay, timeline: string): string =>
  JSON.stringify(replay(run.level, timelineSchema.parse(JSON.parse(timeline)).events));
