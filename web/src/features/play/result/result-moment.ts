import type { Level } from '@hopcode/engine/formats/level';
import type { Shortfall } from '@hopcode/engine/formats/shortfall';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { shortfallOf, variableReason } from '@hopcode/engine/shortfall';
import { nearerShortfall } from '@hopcode/engine/shortfall-blocks';
import type { Position } from '@hopcode/engine/world/geometry';
import { createBoard, isOnMap } from '@hopcode/engine/world/world';
import { type Round, roundAt, roundsOf } from '@hopcode/python-runner/rounds';
import { isEndless, type Problem } from '../run/run-result.ts';

/** Where a run went wrong. */
export type ResultMoment = {
  /** The line of the program, from 1; undefined if no line is known. */
  readonly line: number | undefined;
  /** The event in the timeline; undefined if no event shows the moment. */
  readonly event: number | undefined;
  /** The loop round in which the line ran. */
  readonly round: Round | undefined;
  /** The tile to mark; undefined if nothing happened on the farm. */
  readonly at: Position | undefined;
  /** Whether the helper performed the last command before this moment. */
  readonly byHelper: boolean;
  /** What is missing in the run; undefined if that is unknown. */
  readonly shortfall: Shortfall | undefined;
};

type EndedRun = {
  readonly timeline: Timeline;
  /** The program that ran. */
  readonly source: string;
  readonly level: Level;
  readonly problem: Problem | undefined;
  /** The line that the text about the problem names. */
  readonly line: number | undefined;
};

/**
 * The tile of the last command before an event. If the command bumped into something, this is the tile that it bumped
 * into. Otherwise it is the tile of the character.
 */
const tileAt = (level: Level, events: Timeline['events']): Position | undefined => {
  const command = events.findLast(({ kind }) => kind === 'command');
  if (command?.kind !== 'command') return undefined;
  const board = createBoard(level);
  const last = command.changes.at(-1);
  if (last?.type === 'bumped' && isOnMap(board, last.at)) return last.at;
  const world = replay(level, events).at(-1);
  const helper =
    command.by === undefined || board.helper === undefined ? undefined : world?.things[board.helper];
  return (helper ?? world?.player)?.position;
};

/**
 * What is missing in a run. If the page says that a wrong variable made a command fail, the shortfall is about this
 * variable. If the lines of a block were right or never ran, the line of the shortfall is the head of the block.
 */
export const runShortfall = (
  { timeline, source, level, problem }: Omit<EndedRun, 'line'>,
  farm = 0,
): Shortfall | undefined => {
  const isVariable = timeline.end.status === 'rule' && problem?.kind === 'rule' && problem.line === undefined;
  if (isVariable) return variableReason(level, timeline, farm);
  const found = shortfallOf(level, timeline, farm);
  return found && (nearerShortfall(level, timeline, source, found) ?? found);
};

/** Where a run went wrong: its error, or the first difference between the run and the goals of its level. */
export const resultMoment = ({ timeline, source, level, problem, line }: EndedRun): ResultMoment => {
  const { events, end } = timeline;
  const shortfall = runShortfall({ timeline, source, level, problem });
  // If a text was said too many times, its line was right. The mistake is in the loop that repeated it, so the line of
  // the loop is shown.
  const shownLine =
    (shortfall?.kind === 'loop-many' ? shortfall.line : (line ?? shortfall?.line)) ?? undefined;
  const last = events.length === 0 ? undefined : events.length - 1;
  // An endless loop has no last moment. If a command is missing, the moment of that command is shown instead.
  const isMissing = problem?.kind === 'limit' && shortfall?.kind === 'not-done';
  const event = problem && !isMissing ? last : (shortfall?.event ?? undefined);
  const isEnd = isEndless(end) && event === last;
  if (event === undefined)
    return { line: shownLine, event, round: undefined, at: undefined, byHelper: false, shortfall };
  const ran = events.findLastIndex(
    (one, index) => index <= event && one.kind === 'line' && one.line === shownLine,
  );
  const until = events.slice(0, event + 1);
  const command = until.findLast(({ kind }) => kind === 'command');
  return {
    line: shownLine,
    event,
    // In an endless loop, the number of the last round means nothing.
    round: ran < 0 || isEnd ? undefined : roundAt(roundsOf(events, source), ran),
    // An endless program was stopped, so the farm did not show its end.
    at: isEnd ? undefined : tileAt(level, until),
    byHelper: command?.kind === 'command' && command.by === 'helper',
    shortfall,
  };
};
