import type { Shortfall } from './formats/shortfall.ts';
import type { TimelineEvent } from './formats/timeline.ts';
import { isThere, type OpenPlace } from './open-places.ts';
import type { RunMoment } from './shortfall-refused.ts';
import { arrivalCell, type Change } from './world/change.ts';
import { samePosition } from './world/geometry.ts';
import { nearestRoute, stepsAhead, turnTowards } from './world/route.ts';
import type { Board, World } from './world/world.ts';

/** A finished walk. `worlds[i + 1]` is the world after event i. */
type Walk = {
  readonly board: Board;
  readonly events: readonly TimelineEvent[];
  readonly worlds: readonly World[];
  readonly places: readonly OpenPlace[];
};

type Moments = (event: number | null, line: number | null) => RunMoment;

/**
 * Where the character is at the end, compared with the nearest open goal: at its place without having performed its
 * command, some steps short of it or beyond it, or with the path to one side. Undefined if the character can reach no
 * place of an open goal.
 */
export const walkedShortfall = (walk: Walk, at: Moments): Shortfall | undefined => {
  const { board, events, worlds, places } = walk;
  const world = worlds.at(-1);
  if (world === undefined) return undefined;
  const route = nearestRoute(board, world, world.player, places);
  if (route === undefined) return undefined;
  const { player } = world;
  const { action, cell, target } = route.target;
  const last = events.findLastIndex(({ kind }) => kind === 'command');
  const end = momentAt(events, last, at);
  const missed = missedThere(walk);
  const there: Shortfall | undefined = missed && {
    kind: 'not-done',
    action: missed.action,
    ...momentAt(events, missed.event, at),
  };
  const [first] = route.cells;
  if (first === undefined) {
    const turn = target && turnTowards(player, target);
    if (turn !== undefined && there !== undefined) return there;
    if (turn === undefined || isDoneElsewhere(events, action)) return { kind: 'not-done', action, ...end };
    return { kind: 'turn', action, turn, ...momentAt(events, lastTurn(events) ?? last, at) };
  }
  if (there !== undefined) return there;
  const passed = passing(walk, route.target);
  if (passed !== undefined) {
    const steps = stepsAhead(player, cell);
    const moved = { ...momentAt(events, passed.left, at) };
    if (steps < 0 && passed.onlyWalked) return { kind: 'too-far', action, steps: -steps, ...moved };
    if (passed.stayed !== undefined)
      return { kind: 'not-done', action, ...momentAt(events, passed.stayed, at) };
  }
  const steps = stepsAhead(player, cell);
  if (steps > 0 && steps === route.cells.length) return { kind: 'short', action, steps, ...end };
  const turn = turnTowards(player, first);
  if (turn === undefined) return { kind: 'open', action, ...end };
  const turned = lastTurn(events);
  const isLast = turned !== undefined && !events.slice(turned + 1).some(isWalk);
  const isAtTurn = isLast || (turned !== undefined && isAway(walk, turned, route.cells.length));
  return { kind: 'turn', action, turn, ...(isAtTurn ? momentAt(events, turned, at) : end) };
};

/**
 * The first place of an open goal at which the character stopped without performing the command. Undefined unless the
 * character stopped at the places of all open goals. At each place, it must also have faced the goal's target, or met
 * another goal later.
 */
const missedThere = ({ events, worlds, places }: Walk) => {
  const scores = worlds.at(-1)?.scores ?? [];
  const visits = places.map((place) => {
    if (place.byArriving) return undefined;
    const event = events.findIndex((one, index) => {
      const world = worlds[index + 1];
      return one.kind === 'command' && world !== undefined && isThere(world, place);
    });
    if (event < 0) return undefined;
    const then = worlds[event + 1]?.scores ?? [];
    const isOnTheWay = place.target !== undefined || scores.some((score, goal) => score > (then[goal] ?? 0));
    return isOnTheWay ? { event, action: place.action } : undefined;
  });
  return visits.includes(undefined) ? undefined : visits[0];
};

/**
 * Whether the character did the same action earlier, at another place, and the run ends with a walk. In this case, the
 * run lacks the action, not only a turn.
 */
const isDoneElsewhere = (events: readonly TimelineEvent[], action: string): boolean => {
  const moved = events.findLastIndex(isWalk);
  const done = events.findIndex((event) => event.kind === 'command' && event.name === action);
  return done >= 0 && done < moved && (lastTurn(events) ?? -1) < moved;
};

/**
 * Whether the walk after a turn has only led away from the goal: right after the turn, the path to the goal was
 * shorter.
 */
const isAway = ({ board, worlds, places }: Walk, turned: number, cells: number): boolean => {
  const then = worlds[turned + 1];
  const route = then && nearestRoute(board, then, then.player, places);
  return route !== undefined && route.cells.length < cells;
};

const momentAt = (events: readonly TimelineEvent[], index: number, at: Moments): RunMoment => {
  const event = events[index];
  return event?.kind === 'command' ? at(index, event.line) : at(null, null);
};

const hasChange = (event: TimelineEvent, types: readonly Change['type'][]): boolean =>
  event.kind === 'command' && event.changes.some(({ type }) => types.includes(type));

const isWalk = (event: TimelineEvent): boolean =>
  event.kind === 'command' && event.changes.some((change) => arrivalCell(change) !== null);

const lastTurn = (events: readonly TimelineEvent[]): number | undefined => {
  const index = events.findLastIndex((event) => hasChange(event, ['turned']));
  return index < 0 ? undefined : index;
};

type Passing = {
  /** The event at which the character left the place. */
  readonly left: number;
  /** The event at which the character arrived at the place, if a command ended there; 0 if the run began there. */
  readonly stayed: number | undefined;
  /** Whether the character has neither turned nor said anything since it arrived at the place. */
  readonly onlyWalked: boolean;
};

/** When the character was last at a place for a command. */
function passing({ events, worlds }: Walk, { cell, byArriving }: OpenPlace): Passing | undefined {
  if (byArriving) return undefined;
  const isThere = (before: number): boolean =>
    samePosition(worlds[before]?.player.position ?? [-1, -1], cell);
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event?.kind !== 'command') continue;
    const isOver = event.changes.some((change) => {
      const entered = arrivalCell(change);
      return entered !== null && samePosition(entered, cell);
    });
    if (!isOver && !isThere(index)) continue;
    let arrived = index;
    while (arrived > 0 && isThere(arrived)) arrived -= 1;
    const since = events.slice(arrived).filter(({ kind }) => kind === 'command');
    return {
      left: index,
      stayed: isThere(index) ? arrived : undefined,
      onlyWalked: !since.some((command) => hasChange(command, ['turned', 'said'])),
    };
  }
  return undefined;
}
