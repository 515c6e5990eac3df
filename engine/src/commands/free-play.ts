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
 * from the level's store, which consists of its hidden things. With twenty hidden carrot plants, the learner can plant
 * twenty.
 */

/** The tile in front of the character. */
export const tileAhead = ({ player }: World): Position => ahead(player.position, player.facing);

/** Whether nothing blocks a new thing on a tile, and no other thing is there. */
export const isFree = (board: Board, world: World, cell: Position): boolean =>
  canEnter(board, world, cell) &&
  !samePosition(cell, world.player.position) &&
  thingsAt(world, cell).length === 0;

/** The first suitable thing on a tile, with its id. */
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

/** The next thing of a type from the store: a hidden one, or one that was picked up before. */
export const fromStore = (world: World, type: string): { id: number; thing: Thing } | undefined => {
  const id = world.things.findIndex(
    (thing) => thing.type === type && (thing.state === 'hidden' || thing.state === 'gone'),
  );
  const thing = world.things[id];
  return thing && { id, thing };
};

/** Makes a thing from the store appear on a tile. */
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

/** Says any text, on the channel of the command. */
export const sayFreely = (
  args: readonly Argument[],
  channel: 'speak' | 'write' | 'ask' | 'display',
  parameter: string,
): Outcome<'wrong-argument'> => {
  const text = argumentText(args[0]);
  if (text === undefined) return failed('wrong-argument', { parameter });
  return { changes: [{ type: 'said', channel, text }] };
};
