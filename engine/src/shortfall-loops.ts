import type { Level } from './formats/level.ts';
import type { Shortfall } from './formats/shortfall.ts';
import type { TimelineEvent } from './formats/timeline.ts';
import { type Block, isIn, isLoop, loopAround } from './program-blocks.ts';
import type { Ran } from './shortfall.ts';
import { samePosition } from './world/geometry.ts';
import type { World } from './world/world.ts';

/** A run that ended, its program, and what is missing for its goals. */
export type ProgramRun = {
  readonly level: Level;
  readonly ran: Ran;
  readonly program: string;
  readonly blocks: readonly Block[];
  readonly base: Shortfall;
  /** `worlds[i]` is the world before event i. */
  readonly worlds: readonly World[];
};

/** Commands with a text that a sentence can show. */
const SAYS: readonly string[] = ['speak', 'write', 'display'];

type Said = Extract<TimelineEvent, { kind: 'command' }> & { readonly index: number };

/** The loop that ran too few or too many times, although its lines are right; undefined if there is none. */
export const loopShortfall = (run: ProgramRun): Shortfall | undefined =>
  saidShortfall(run) ?? walkedRounds(run);

/** The last commands with a text, all at one place, if all of them came from one loop. */
const lastSaid = ({ ran, worlds }: ProgramRun): readonly Said[] => {
  const said = ran.events.flatMap((event, index): Said[] =>
    event.kind === 'command' && SAYS.includes(event.name) && event.by === undefined
      ? [{ ...event, index }]
      : [],
  );
  const last = said.at(-1);
  if (last === undefined) return [];
  const at = worlds[last.index]?.player.position;
  const isSame = ({ index, name }: Said): boolean => {
    const there = worlds[index]?.player.position;
    return name === last.name && at !== undefined && there !== undefined && samePosition(at, there);
  };
  return said.filter(isSame);
};

/** The texts that a loop said on one X, if some are missing at the end or the last one is one too many. */
function saidShortfall(run: ProgramRun): Shortfall | undefined {
  const { level, ran, blocks, base, worlds } = run;
  const said = lastSaid(run);
  const last = said.at(-1);
  const loop = last && loopAround(blocks, last.line);
  if (last === undefined || loop === undefined || said.length < 2) return undefined;
  if (said.some(({ line }) => loopAround(blocks, line) !== loop)) return undefined;
  const place = worlds[last.index]?.player.position;
  const wanted = level.levelGoals.flatMap((goal, index) => {
    const isHere = goal.action === last.name && goal.position && place && samePosition(goal.position, place);
    return isHere ? [ran.verdict.goals[index]?.met === true] : [];
  });
  const isMany = last.failure !== undefined && wanted.every(Boolean);
  const isFew = ran.end.status === 'finished' && wanted.some((met) => met) && wanted.includes(false);
  if (wanted.length < 2 || !(isMany || isFew)) return undefined;
  const { farm, met, goals } = base;
  const texts = said.map(({ args }) => `${args[0] ?? ''}`).join(', ');
  return {
    kind: isMany ? 'loop-many' : 'loop-few',
    said: texts.length > 200 ? `${texts.slice(0, 199)}…` : texts,
    event: last.index,
    line: loop.line,
    farm,
    met,
    goals,
  };
}

/** Whether a loop is inside or around another loop. The rounds of such a loop are not the rounds of the whole walk. */
const isNested = (blocks: readonly Block[], loop: Block): boolean =>
  loop.indent > 0 || blocks.some((one) => isLoop(one) && isIn(one.line, loop));

/** A walk in a loop that is exactly one round too short or too long. */
function walkedRounds({ ran, blocks, base }: ProgramRun): Shortfall | undefined {
  if ((base.kind !== 'short' && base.kind !== 'too-far') || base.line === null) return undefined;
  const loop = loopAround(blocks, base.line);
  if (loop?.word !== 'for' || isNested(blocks, loop)) return undefined;
  const heads = ran.events.flatMap((event, index) =>
    event.kind === 'line' && event.line === loop.line ? [index] : [],
  );
  const [from, to] = heads.slice(-2);
  if (from === undefined || to === undefined) return undefined;
  const commands = (part: readonly TimelineEvent[]) =>
    part.flatMap((event) => (event.kind === 'command' ? [event] : []));
  const round = commands(ran.events.slice(from, to));
  const changes = round.flatMap((command) => command.changes);
  const steps = changes.filter(({ type }) => type === 'moved').length;
  const isStraight = !changes.some(({ type }) => type === 'turned');
  // Every round contains the missing action, or the loop contains only steps.
  const isSame =
    round.every(({ name }) => name === 'move_forward') || round.some(({ name }) => name === base.action);
  const isLast = commands(ran.events.slice(to)).length === 0;
  if (steps !== base.steps || !isStraight || !isSame || !isLast) return undefined;
  const { event, farm, met, goals } = base;
  return { kind: 'rounds', got: heads.length - 1, event, line: loop.line, farm, met, goals };
}
