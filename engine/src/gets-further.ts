import type { Level } from './formats/level.ts';
import type { RunEnd, Timeline } from './formats/timeline.ts';
import { replay } from './replay.ts';
import { stepsToGoal } from './steps-to-goal.ts';
import { createWorld } from './world/world.ts';

/** A program, and what it did on each farm of its level, in the order of the farms. */
export type Attempt = { readonly source: string; readonly timelines: readonly Timeline[] };

type OnFarm = { readonly source: string; readonly timeline: Timeline; readonly farm: Level };

/**
 * `fine`: the program ran to its end, or to a question. `error`: a line stopped the program. `lost`: the program never
 * ended, or broke Python.
 */
const outcomeOf = ({ status }: RunEnd): 'fine' | 'error' | 'lost' => {
  if (status === 'finished' || status === 'question') return 'fine';
  return status === 'error' || status === 'rule' ? 'error' : 'lost';
};

const lineCount = (source: string): number => source.split(/\r\n|\r|\n/).length;

/** The line that stopped a program; 0 if none is known. */
const wrongLine = (end: RunEnd): number => {
  if (end.status === 'rule') return end.line;
  return end.status === 'error' ? end.error.line : 0;
};

/** Whether Python ran any line; a syntax error stops a program before its first one. */
const hasStarted = ({ events }: Timeline): boolean => events.length > 0;

const metGoals = ({ verdict }: Timeline): number => verdict.goals.filter(({ met }) => met).length;

const totalScore = ({ verdict }: Timeline): number =>
  verdict.goals.reduce((sum, { score }) => sum + score, 0);

const stepsLeft = ({ farm, timeline }: OnFarm): number =>
  stepsToGoal(farm, replay(farm, timeline.events).at(-1) ?? createWorld(farm));

/**
 * Positive if the error of `after` comes later than the error of `before`; 0 if they are at the same place, or if their
 * order is unclear.
 */
const compareErrors = (before: OnFarm, after: OnFarm): number => {
  const started = Number(hasStarted(after.timeline)) - Number(hasStarted(before.timeline));
  if (started !== 0) return started;
  // A new line above the error moves it down without any progress.
  const added = lineCount(after.source) - lineCount(before.source);
  return Math.max(0, wrongLine(after.timeline.end) - added - wrongLine(before.timeline.end));
};

const compareSteps = (before: OnFarm, after: OnFarm): number => {
  const [then, now] = [stepsLeft(before), stepsLeft(after)];
  // The check for equal values is needed because Infinity minus Infinity is not a number.
  return then === now ? 0 : then - now;
};

/** Positive if `after` did better on a farm than `before`, negative if it did worse. */
const compareOnFarm = (before: OnFarm, after: OnFarm): number => {
  const was = outcomeOf(before.timeline.end);
  const is = outcomeOf(after.timeline.end);
  if (was === 'fine' && is !== 'fine') return -1;
  if (was !== 'lost' && is === 'lost') return -1;
  const met = metGoals(after.timeline) - metGoals(before.timeline);
  if (met !== 0) return met;
  const score = totalScore(after.timeline) - totalScore(before.timeline);
  if (score !== 0) return score;
  if (was !== 'fine' && is === 'fine') return 1;
  // An endless program has no line with an error to compare.
  if (was === 'lost') return 0;
  return (is === 'error' ? compareErrors(before, after) : 0) || compareSteps(before, after);
};

/** What a program did on a farm, without the line numbers of its commands. */
const deedsOf = ({ events, end }: Timeline): string =>
  JSON.stringify([
    end.status,
    ...events.flatMap((event) => (event.kind === 'command' ? [[event.name, event.args, event.by]] : [])),
  ]);

/**
 * Whether a change completes one farm and also changes what the program does on another farm, which stays incomplete.
 * Such a change fits only the farm that the learner sees, not the task. If the change does nothing on the other farm,
 * the change is a step in the right direction.
 */
const fitsOneFarmOnly = (before: Attempt, after: Attempt): boolean => {
  const isDone = ({ verdict, end }: Timeline): boolean => verdict.complete && outcomeOf(end) === 'fine';
  const completes = after.timelines.some((timeline, index) => {
    const old = before.timelines[index];
    return isDone(timeline) && old !== undefined && !isDone(old);
  });
  return (
    completes &&
    after.timelines.some((timeline, index) => {
      const old = before.timelines[index];
      return !isDone(timeline) && old !== undefined && deedsOf(timeline) !== deedsOf(old);
    })
  );
};

/**
 * Whether a changed program gets further than the program before the change. On at least one farm, it meets more goals,
 * has no error any more, has its error on a later line, or ends fewer steps away from a goal. It does not do worse on
 * any farm. The change must not add an error to a program without one. If the changed program completes one farm, it
 * must complete every farm on which it behaves differently from before. `farms` are the farms of the level, in the
 * order of the timelines.
 */
export const getsFurther = (farms: readonly Level[], before: Attempt, after: Attempt): boolean => {
  const compared = farms.map((farm, index) => {
    const [old, changed] = [before.timelines[index], after.timelines[index]];
    if (!old || !changed) return -1;
    return compareOnFarm(
      { source: before.source, timeline: old, farm },
      { source: after.source, timeline: changed, farm },
    );
  });
  const isBetter = compared.some((one) => one > 0) && compared.every((one) => one >= 0);
  return isBetter && !fitsOneFarmOnly(before, after);
};
