import type { Level } from './formats/level.ts';
import type { Shortfall } from './formats/shortfall.ts';
import type { Timeline, TimelineEvent } from './formats/timeline.ts';
import { isOpen, isScored, openPlaces } from './open-places.ts';
import { replay } from './replay.ts';
import { fileShortfall } from './shortfall-file.ts';
import { type RunMoment, refusedShortfall } from './shortfall-refused.ts';
import { variableShortfall } from './shortfall-variable.ts';
import { walkedShortfall } from './shortfall-walked.ts';
import { createBoard, createWorld } from './world/world.ts';

/** The parts of a timeline from which a shortfall is found. */
export type Ran = Pick<Timeline, 'events' | 'end' | 'variables' | 'files' | 'verdict'>;

/**
 * The first difference between a run and the goals of its farm; undefined for a run that met them all, for a farm
 * without goals, and if the end of the run says nothing about the program (`stopped`, `question`, `unchecked`,
 * `crashed`). `farm` is the index of the farm. Pure, and never throws.
 */
export const shortfallOf = (level: Level, ran: Ran, farm = 0): Shortfall | undefined => {
  const { end, events, verdict } = ran;
  const goals = verdict.goals.length;
  if (goals === 0) return undefined;
  const counted = { farm, met: verdict.goals.filter(({ met }) => met).length, goals };
  const last = events.length === 0 ? null : events.length - 1;
  const at = (event: number | null, line: number | null): RunMoment => ({
    event,
    line: line !== null && line >= 1 ? line : null,
    ...counted,
  });
  switch (end.status) {
    case 'error':
      return { kind: 'error', type: end.error.type.slice(0, 200), ...at(last, end.error.line) };
    case 'time':
    case 'commands':
    case 'output':
    case 'questions':
      return { kind: 'limit', limit: end.status, ...at(last, end.line) };
    case 'rule':
      return refusedShortfall(level, events, end.failure, at);
    case 'finished':
      if (verdict.complete) return undefined;
      if (end.slip) return { kind: 'slip', type: end.slip.type.slice(0, 200), ...at(last, end.slip.line) };
      return finishedShortfall(level, ran, at);
    default:
      return undefined;
  }
};

/**
 * What is wrong with a variable; undefined if all are right. The pages call this function for a run that a failed
 * command ended, if a wrong variable caused the failure.
 */
export const variableReason = (level: Level, ran: Ran, farm = 0): Shortfall | undefined => {
  const { events, variables, verdict } = ran;
  const counted = { farm, met: verdict.goals.filter(({ met }) => met).length, goals: verdict.goals.length };
  return variableShortfall(level.levelGoals, { events, variables }, (event, line) => ({
    event,
    line: line !== null && line >= 1 ? line : null,
    ...counted,
  }));
};

/** What is missing in a program that ran to its end. */
function finishedShortfall(
  level: Level,
  { events, variables, files, verdict }: Ran,
  at: (event: number | null, line: number | null) => RunMoment,
): Shortfall | undefined {
  const hasCommand = events.some(({ kind }) => kind === 'command');
  const variable =
    variableShortfall(level.levelGoals, { events, variables }, at) ??
    fileShortfall(level.levelGoals, { events, variables, files }, at);
  const isSet = variable !== undefined && variable.kind !== 'variable-missing' && variable.kind !== 'file';
  // A value that was set before the first command explains the shortfall. A value that was set later may just be
  // unfinished.
  if (isSet && (!hasCommand || isBeforeCommands(events, variable.event))) return variable;
  const isScoredOpen = level.levelGoals.some((goal, index) => isScored(goal) && !verdict.goals[index]?.met);
  if (!hasCommand && (isScoredOpen || !isSet)) {
    if (variable === undefined || isScoredOpen) return { kind: 'nothing', ...at(null, null) };
    return variable;
  }
  if (!isScoredOpen) return variable;
  const board = createBoard(level);
  const worlds = replay(level, events);
  const world = worlds.at(-1) ?? createWorld(level);
  const walked = walkedShortfall({ board, events, worlds, places: openPlaces(board, world) }, at);
  const open = level.levelGoals.findIndex((goal, index) => isOpen(goal, index, world));
  const goal = level.levelGoals[open];
  if (goal === undefined) return variable;
  const got = world.scores[open] ?? 0;
  const isCounted = goal.action === 'collect' && goal.maxScore > 1 && got > 0;
  if (isCounted && (walked === undefined || walked.kind === 'open' || walked.kind === 'turn'))
    return {
      kind: 'collected',
      thing: goal.type ?? '',
      got,
      needed: goal.maxScore,
      ...at(walked?.event ?? lastCommand(events), walked?.line ?? lineOf(events, lastCommand(events))),
    };
  if (walked !== undefined) return walked;
  const event = lastCommand(events);
  return { kind: 'open', action: goal.action, ...at(event, lineOf(events, event)) };
}

const isBeforeCommands = (events: readonly TimelineEvent[], event: number | null): boolean =>
  event !== null && event < events.findIndex(({ kind }) => kind === 'command');

const lastCommand = (events: readonly TimelineEvent[]): number | null => {
  const index = events.findLastIndex(({ kind }) => kind === 'command');
  return index < 0 ? null : index;
};

const lineOf = (events: readonly TimelineEvent[], index: number | null): number | null => {
  const event = index === null ? undefined : events[index];
  return event?.kind === 'command' || event?.kind === 'line' ? event.line : null;
};
