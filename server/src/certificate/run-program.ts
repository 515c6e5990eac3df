import type { LevelData } from '@hopcode/courses/formats/level-data';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { Level } from '@hopcode/engine/formats/level';
import { missingIdea } from '@hopcode/engine/program-ideas';
import type { Runner } from '@hopcode/python-runner/runner';

type Answer = string | boolean;

/** Answers to try when a program asks for text. Programs use these answers as a number, a name or a choice. */
const TEXTS: readonly Answer[] = ['5', 'Mia', 'yes'];
/** Maximum number of runs of a program on one farm, each with different answers to its questions. */
const MOST_RUNS = 24;

/** Whether a program completes a farm with any of these answers to its questions. */
async function completesFarm(runner: Runner, level: Level, code: string): Promise<boolean> {
  const waiting: (readonly Answer[])[] = [[]];
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    const answers = waiting.shift();
    if (answers === undefined) return false;
    const { end, verdict } = await runner.run({ code, level, answers: [...answers] });
    if (end.status === 'finished' && verdict.complete) return true;
    if (end.status !== 'question') continue;
    const next: readonly Answer[] = end.question === 'input' ? TEXTS : [true, false];
    waiting.push(...next.map((answer) => [...answers, answer]));
  }
  return false;
}

/**
 * Whether a program completes every farm of a level and uses the ideas that the level asks for. A program that crashes
 * Python does not complete a level.
 */
export async function completesLevel(runner: Runner, level: LevelData, code: string): Promise<boolean> {
  const first = playableLevel(level);
  if (missingIdea(code, first) !== undefined) return false;
  for (const farm of [first, ...(level.variants ?? [])])
    if (!(await completesFarm(runner, farm, code))) return false;
  return true;
}
