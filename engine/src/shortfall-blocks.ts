import { COMMANDS } from './commands/registry.ts';
import type { GoalAction, Level } from './formats/level.ts';
import type { Shortfall } from './formats/shortfall.ts';
import { RUN_LIMITS, type TimelineEvent } from './formats/timeline.ts';
import { isOpen, isThere, openPlaces } from './open-places.ts';
import { type Block, blocksOf, chainOf, isIn, isLoop } from './program-blocks.ts';
import { asWord, bareCode, definitionsOf } from './program-code.ts';
import { replay } from './replay.ts';
import type { Ran } from './shortfall.ts';
import { loopShortfall, type ProgramRun } from './shortfall-loops.ts';
import { createBoard, createWorld } from './world/world.ts';

/** A more precise shortfall that names the block at fault; undefined if no block caused the shortfall. */
export const nearerShortfall = (
  level: Level,
  ran: Ran,
  program: string,
  base: Shortfall,
): Shortfall | undefined => {
  const missing = base.kind === 'limit' ? missingCommand(level, ran, program, base) : undefined;
  if (missing !== undefined) return missing;
  const traced = ran.events.filter(({ kind }) => kind === 'line').length;
  // In a long run, only the first lines are recorded, so it is unknown which blocks never ran.
  if (traced >= RUN_LIMITS.tracedLines) return undefined;
  const blocks = blocksOf(program);
  if (blocks.length === 0) return undefined;
  const worlds = replay(level, ran.events);
  const run: ProgramRun = { level, ran, program, blocks, base, worlds };
  if (ran.end.status !== 'finished') return loopShortfall(run);
  if (ran.end.slip) return undefined;
  return idleShortfall(run) ?? loopShortfall(run);
};

/**
 * The first place where an endless program could have met an open goal, if the program never calls the command of this
 * goal.
 */
const missingCommand = (level: Level, ran: Ran, program: string, base: Shortfall): Shortfall | undefined => {
  const calls = callsIn(bareCode(program), program);
  const worlds = replay(level, ran.events);
  const board = createBoard(level);
  const places = openPlaces(board, worlds.at(-1) ?? createWorld(level)).filter(
    ({ action, byArriving }) => !byArriving && !calls.has(action),
  );
  for (const [index, world] of worlds.entries()) {
    const place = places.find((one) => isThere(world, one));
    const { line, farm, met, goals } = base;
    if (place !== undefined)
      return {
        kind: 'not-done',
        action: place.action,
        event: Math.max(0, index - 1),
        line,
        farm,
        met,
        goals,
      };
  }
  return undefined;
};

/** A block that never ran, and the event at which its head last ran. */
type Idle = { readonly block: Block; readonly event: number };

const linesRan = ({ events }: Ran): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.kind === 'line' ? [event.line] : [])));

const lastOf = ({ events }: Ran, line: number): number =>
  events.findLastIndex((event) => event.kind === 'line' && event.line === line);

const idleBlocks = ({ ran, blocks }: ProgramRun): readonly Idle[] => {
  const lines = linesRan(ran);
  return blocks.flatMap((block) => {
    const isIdle = lines.has(block.line) && ![...lines].some((line) => isIn(line, block));
    return isIdle ? [{ block, event: lastOf(ran, block.line) }] : [];
  });
};

/** The names that a piece of code calls, and the names that the called functions and methods of the program call. */
const callsIn = (text: string, program: string): ReadonlySet<string> => {
  const definitions = definitionsOf(bareCode(program));
  const found = new Set<string>();
  const add = (code: string): void => {
    for (const [, name = ''] of code.matchAll(/([\p{L}_][\p{L}\p{M}\p{N}_]*)\s*\(/gu)) {
      if (found.has(name)) continue;
      found.add(name);
      for (const one of definitions) if (one.name === name) add(one.body);
    }
  };
  add(text);
  return found;
};

const MOVES: readonly string[] = COMMANDS.flatMap(({ name, isMove }) => (isMove ? [name] : []));

/**
 * Names in conditions that read the farm or an answer. When the character is on a wrong path, such a condition is
 * rightly false.
 */
const LOOKS = new RegExp(
  String.raw`\b(?:${COMMANDS.flatMap(({ name, returns }) => (returns === 'nothing' ? [] : `${name}|`)).join('')}input)\b`,
);

/** The shortfall for a block that never ran and that contains what an open goal needs. */
function idleShortfall(run: ProgramRun): Shortfall | undefined {
  const idle = idleBlocks(run);
  if (idle.length === 0) return undefined;
  const found = idleOfPlace(run, idle) ?? idleOfCommand(run, idle) ?? idleOfVariable(run, idle);
  return found && ofIdle(run, found);
}

/**
 * The block with the command of an open goal, if it was skipped where the character could have performed the command.
 */
function idleOfPlace({ level, worlds, ran, program }: ProgramRun, idle: readonly Idle[]): Idle | undefined {
  const board = createBoard(level);
  const places = openPlaces(board, worlds.at(-1) ?? createWorld(level)).filter(
    ({ byArriving }) => !byArriving,
  );
  for (const { block } of idle) {
    const calls = callsIn(block.body, program);
    const event = ran.events.findLastIndex((one, index) => {
      const world = worlds[index];
      if (one.kind !== 'line' || one.line !== block.line || world === undefined) return false;
      return places.some((place) => calls.has(place.action) && isThere(world, place));
    });
    if (event >= 0) return { block, event };
  }
  return undefined;
}

/** A loop that ran 0 times, or a condition that does not read the farm, with a command that an open goal needs. */
function idleOfCommand({ level, worlds, ran, program, blocks }: ProgramRun, idle: readonly Idle[]) {
  const world = worlds.at(-1) ?? createWorld(level);
  const open = level.levelGoals.filter((goal, index) => isOpen(goal, index, world));
  const done = new Set(ran.events.flatMap((event) => (event.kind === 'command' ? [event.name] : [])));
  const isMissing = (calls: ReadonlySet<string>, isSure: boolean): boolean =>
    open.some(({ action, position, targetPosition }) =>
      isMoved(action, position !== undefined && targetPosition !== undefined)
        ? MOVES.some((name) => calls.has(name) && (isSure || !done.has(name)))
        : calls.has(action) && !done.has(action),
    );
  return idle.find(({ block }) => {
    const isFor = block.word === 'for';
    if (!isFor && (LOOKS.test(block.head) || isElsewhere(block, blocks, ran))) return false;
    return isMissing(callsIn(block.body, program), isFor);
  });
}

/** Whether walking alone can meet a goal. */
const isMoved = (action: GoalAction, hasTarget: boolean): boolean =>
  action === 'reach' || action === 'push' || (action === 'collect' && !hasTarget);

/** Whether another branch of the same `if` ran. Then it is right that this branch did not run. */
const isElsewhere = (block: Block, blocks: readonly Block[], ran: Ran): boolean => {
  if (isLoop(block)) return false;
  const lines = [...linesRan(ran)];
  return chainOf(blocks, block).some((branch) => lines.some((line) => isIn(line, branch)));
};

/** The block that never ran and that changes a wrong variable, if at most one line that ran changes this variable. */
function idleOfVariable(run: ProgramRun, idle: readonly Idle[]): Idle | undefined {
  const { base, ran, program, blocks } = run;
  if (!('variable' in base)) return undefined;
  const sets = new RegExp(
    String.raw`^\s*${asWord(base.variable)}\s*(?:\[.*\]\s*)?(?:[-+*/%|&]|//|\*\*)?=(?!=)|${asWord(base.variable)}\s*\.\s*\w+\(`,
    'u',
  );
  const lines = program.split(/\r\n|\r|\n/);
  const setting = [...linesRan(ran)].filter((line) => sets.test(lines[line - 1] ?? ''));
  if (setting.length > 1) return undefined;
  return idle.find(
    ({ block }) => block.body.split('\n').some((line) => sets.test(line)) && !isElsewhere(block, blocks, ran),
  );
}

function ofIdle({ base, ran }: ProgramRun, { block, event }: Idle): Shortfall | undefined {
  const { farm, met, goals } = base;
  const at = { event, line: block.line, farm, met, goals };
  const { word, head } = block;
  if (word === 'for') return { kind: 'no-round', word, range: rangeOf(head, ran, event), ...at };
  if (word === 'while') return { kind: 'no-round', word, range: null, ...at };
  return word === 'else' ? undefined : { kind: 'no-branch', word, ...at };
}

/** The range of a loop with the values of its variables; null if it is not a loop over a range. */
const rangeOf = (head: string, { events }: Ran, event: number): string | null => {
  const range = /\bin\s+(range\([^()]*\))$/.exec(head)?.[1];
  if (range === undefined) return null;
  const values = valuesAt(events, event);
  const shown = range.replaceAll(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu, (name) => values.get(name) ?? name);
  return /^range\([-\d\s,+*/]*\)$/.test(shown) && shown.length <= 60 ? shown : null;
};

/** The last values of variables before an event, as Python prints them. */
const valuesAt = (events: readonly TimelineEvent[], event: number): ReadonlyMap<string, string> => {
  const values = new Map<string, string>();
  for (const one of events.slice(0, event + 1))
    if (one.kind === 'line')
      for (const [name, value] of Object.entries(one.changed ?? {})) values.set(name, value);
  return values;
};
