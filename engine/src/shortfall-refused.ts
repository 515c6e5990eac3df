import type { z } from 'zod';
import type { Level } from './formats/level.ts';
import type { Shortfall } from './formats/shortfall.ts';
import type { TimelineEvent } from './formats/timeline.ts';
import { openPlaces } from './open-places.ts';
import { replay } from './replay.ts';
import type { failureSchema } from './verdict.ts';
import type { Position } from './world/geometry.ts';
import { nearestRoute, turnTowards } from './world/route.ts';
import { SIGHTS, seenAt } from './world/sight.ts';
import { type Board, createBoard, createWorld, isOnMap, type World } from './world/world.ts';

/** The moment of a shortfall in a run, and how many goals are met. */
export type RunMoment = Pick<Shortfall, 'event' | 'line' | 'farm' | 'met' | 'goals'>;

/** What was missing when a failed command ended the run. The command is the last one with this failure. */
export const refusedShortfall = (
  level: Level,
  events: readonly TimelineEvent[],
  failure: z.infer<typeof failureSchema>,
  at: (event: number | null, line: number | null) => RunMoment,
): Shortfall => {
  const isCommand = ({ kind }: TimelineEvent) => kind === 'command';
  const cause = events.findLastIndex((one) => one.kind === 'command' && one.failure?.code === failure.code);
  const index = cause < 0 ? events.findLastIndex(isCommand) : cause;
  const event = events[index];
  const command = event?.kind === 'command' ? event : undefined;
  const moment = at(index < 0 ? null : index, command?.line ?? null);
  const { code, params } = failure;
  const name = (command?.name ?? '').slice(0, 60);
  const bumped = command?.changes.find((change) => change.type === 'bumped');
  if (code === 'bumped-into-wall' && bumped && !command?.by) {
    const board = createBoard(level);
    const world = replay(level, events)[index + 1] ?? createWorld(level);
    const route = nearestRoute(board, world, world.player, openPlaces(board, world));
    const next = route?.cells[0];
    return {
      kind: 'bumped',
      by: nameInTheWay(board, world, bumped.at, params?.scenery),
      turn: (next && turnTowards(world.player, next)) ?? null,
      free: command?.changes.filter(({ type }) => type === 'moved').length ?? 0,
      ...moment,
    };
  }
  if (code === 'wrong-text' && typeof params?.said === 'string')
    return { kind: 'said', command: name, said: params.said.slice(0, 200), ...moment };
  return { kind: 'refused', command: name, code, ...moment };
};

/** The scenery on a cell, or the type of the thing there; null for a wall. */
function nameInTheWay(
  board: Board,
  world: World,
  cell: Position,
  scenery: string | number | undefined,
): string | null {
  if (typeof scenery === 'string') return scenery.slice(0, 60);
  const seen = isOnMap(board, cell) ? seenAt(board, world, cell) : undefined;
  return seen === undefined || seen === SIGHTS.wall || seen === SIGHTS.mark ? null : seen;
}
