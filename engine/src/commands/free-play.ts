import { FILLABLES } from '../things/fillables.ts';
import type { ThingState } from '../things/thing-state.ts';
import type { Change } from '../world/change.ts';
import { canEnter } from '../world/collider.ts';
import { ahead, type Position, samePosition } from '../world/geometry.ts';
import { type Board, type Thing, thingsAt, type World } from '../world/world.ts';
import { argumentText } from './argument-text.ts';
import { type Argument, failed, type Outcome } from './command.ts';

/**
 * Free play has no X marks and no goals: a command acts on the tile ahead, wherever the character is. New things come
 * from the level's store, which are its hidden things: a store of twenty carrot plants is enough for twenty.
 */

/** The tile in front of the character. */
export const tileAhead = ({ player }: World): Position => ahead(player.position, player.facing);

/** Whether nothing is in the way of a new thing, and no other thing is there. */
export const isFree = (board: Board, world: World, cell: Position): boolean =>
  canEnter(board, world, cell) &&
  !samePosition(cell, world.player.position) &&
  thingsAt(world, cell).length === 0;

/** The first thing on a tile that fits, with its id. */
export const thingOn = (
  world: World,
  cell: Position,
  fits: (thing: Thing) => boolean,
): { readonly id: number; readonly thing: Thing } | undefined => {
  for (const id of thingsAt(world, cell)) {
    const thing = world.things[id];
    if (thing && fits(thing)) return { id, thing };
  }
  return undefined;
};

/** The next thing of a type that is in the store: hidden, or picked up before. */
export const fromStore = (world: World, type: string): { id: number; thing: Thing } | undefined => {
  const id = world.things.findIndex(
    (thing) => thing.type === type && (thing.state === 'hidden' || thing.state === 'gone'),
  );
  const thing = world.things[id];
  return thing && { id, thing };
};

/** A thing of the store appears on a tile. */
export const appearAt = (id: number, [x, y]: Position, state: ThingState): Change => ({
  type: 'thing-changed',
  id,
  state,
  position: [x, y],
});

/** The first empty shelf, tray or barrel on a tile. */
export const emptyOn = (world: World, cell: Position) =>
  thingOn(
    world,
    cell,
    ({ type, state }) => state === 'empty' && FILLABLES.some((kind) => kind.type === type),
  );

/** Says any text, on a channel of the command. */
export const sayFreely = (
  args: readonly Argument[],
  channel: 'speak' | 'write' | 'ask' | 'display',
  parameter: string,
): Outcome<'wrong-argument'> => {
  const text = argumentText(args[0]);
  if (text === undefined) return failed('wrong-argument', { parameter });
  return { changes: [{ type: 'said', channel, text }] };
};
