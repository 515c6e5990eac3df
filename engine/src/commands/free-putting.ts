import { isCollectable } from '../things/collectables.ts';
import { CROPS } from '../things/growables.ts';
import { type Board, groundAt, type World } from '../world/world.ts';
import { type Argument, failed, type Outcome } from './command.ts';
import { appearAt, emptyOn, fromStore, isFree, tileAhead } from './free-play.ts';
import { shortage, spent } from './interaction.ts';
import type { FREE_PUTTING_REASONS } from './putting.ts';

type Reason = (typeof FREE_PUTTING_REASONS)[number] | 'wrong-item' | 'not-enough-items' | 'wrong-argument';

/** Ground in which seeds grow. */
const FERTILE: readonly (string | undefined)[] = ['soil', 'wet-soil', 'farming-ground'];

/** `place(what)` in free play: puts an item into the empty shelf ahead, otherwise onto the free tile ahead. */
export const placeFreely = (board: Board, world: World, args: readonly Argument[]): Outcome<Reason> => {
  const [what] = args;
  if (typeof what !== 'string') return failed('wrong-argument', { parameter: 'what' });
  if (!isCollectable(what)) return failed('wrong-item', { what });
  const cost = { type: what, amount: 1 };
  const missing = shortage(world, cost);
  if (missing) return { changes: [], failure: missing };
  const cell = tileAhead(world);
  const shelf = emptyOn(world, cell);
  if (shelf)
    return { changes: [...spent(world, cost), { type: 'thing-changed', id: shelf.id, state: 'filled' }] };
  if (!isFree(board, world, cell)) return failed('no-room');
  const stored = fromStore(world, what);
  if (!stored) return failed('none-left', { what });
  return { changes: [...spent(world, cost), appearAt(stored.id, cell, 'there')] };
};

/** `plant(what)` in free play: plants seeds in the free soil ahead. */
export const plantFreely = (
  board: Board,
  world: World,
  args: readonly Argument[],
): Outcome<Reason | 'cannot-plant'> => {
  const [what] = args;
  if (typeof what !== 'string') return failed('wrong-argument', { parameter: 'what' });
  const kind = CROPS.find(({ seeds }) => seeds === what);
  if (!kind) return failed('wrong-item', { what });
  const cost = { type: what, amount: 1 };
  const missing = shortage(world, cost);
  if (missing) return { changes: [], failure: missing };
  const cell = tileAhead(world);
  if (!FERTILE.includes(groundAt(board, cell))) return failed('cannot-plant');
  if (!isFree(board, world, cell)) return failed('no-room');
  const stored = fromStore(world, kind.crop);
  if (!stored) return failed('none-left', { what });
  return { changes: [...spent(world, cost), appearAt(stored.id, cell, 'planted')] };
};
