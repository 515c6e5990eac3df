import type { Level } from '@hopcode/engine/formats/level';
import { replay } from '@hopcode/engine/replay';
import type { Runner } from '@hopcode/python-runner/runner';

/** A program on a level, with the answers to its questions. */
export type RunToPlay = {
  readonly code: string;
  readonly level: Level;
  readonly answers: readonly boolean[];
};

/** The result of a run: its timeline, and the worlds of its replay, both as JSON. */
export type PlayedRun = { readonly timeline: string; readonly worlds: string };

/** Plays programs one after another and replays their timelines; the same code in Node and in a browser. */
export const playRuns = async (
  runner: Pick<Runner, 'run'>,
  runs: readonly RunToPlay[],
): Promise<PlayedRun[]> => {
  const played: PlayedRun[] = [];
  for (const { code, level, answers } of runs) {
    const timeline = await runner.run({ code, level, answers: [...answers] });
    played.push({
      timeline: JSON.stringify(timeline),
      worlds: JSON.stringify(replay(level, timeline.events)),
    });
  }
  return played;
};
