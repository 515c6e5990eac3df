import { timelineSchema } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { createRunner } from '@hopcode/python-runner/runner';
import { type PlayedRun, playRuns, type RunToPlay } from './played-runs.ts';

/** The entry point of the test in the page; this file is bundled for the page. */
export const playInPage = async (base: string, runs: readonly RunToPlay[]): Promise<PlayedRun[]> => {
  const runner = createRunner({ base });
  const played = await playRuns(runner, runs);
  runner.dispose();
  return played;
};

/** Replays a timeline that was recorded elsewhere and returns its worlds, both as JSON. */
export const replayInPage = (run: RunToPlay, timeline: string): string =>
  JSON.stringify(replay(run.level, timelineSchema.parse(JSON.parse(timeline)).events));
