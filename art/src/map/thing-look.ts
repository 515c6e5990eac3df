import type { Item } from '@hopcode/engine/formats/level';
import { PROP_NAMES } from '@hopcode/engine/formats/tilesets';
import { thingKindOf } from '@hopcode/engine/things/registry';
import { isMark, type Thing, type ThingState } from '@hopcode/engine/world/world';
import { isJoinedProp, propSprite } from '../props/joined.ts';
import { sideMask } from '../terrain/blob.ts';
import type { Placement } from '../terrain/compose.ts';

/**
 * Folders of the atlas in which a bare sprite name is looked for, in this order: what the engine knows has pictures
 * of its states, so it comes before scenery of the same name.
 */
const FOLDERS = ['item', 'marker', 'thing', 'prop', 'crop', 'character'] as const;

/** Whether the atlas has a sprite of a name. */
export type HasSprite = (name: string) => boolean;

/**
 * The atlas name behind a level item's `sprite`: the full name as written, else the bare name in the folders of
 * items, markers, things, props, crops and characters. Undefined when there is no such picture.
 */
export const spriteNamed = (sprite: string, has: HasSprite): string | undefined =>
  [sprite, ...FOLDERS.map((folder) => `${folder}/${sprite}`)].find(has);

/** The picture of a state: `chest-open` beside `chest`; a state without its own picture shows the plain one. */
const inState = (name: string, state: ThingState, has: HasSprite): string =>
  state !== 'there' && has(`${name}-${state}`) ? `${name}-${state}` : name;

/** Where a thing is drawn in the pile of its cell. */
export type ThingLook = {
  readonly pieces: readonly Placement[];
  /** Lies on the ground: below everything that stands. */
  readonly flat: boolean;
  /** Small and loose: gets a shadow and bobs. */
  readonly loose: boolean;
};

type Cells = readonly (readonly [number, number])[];

/** The prop behind a name. A built bridge over several cells is one of the two bridges, whichever way it goes. */
const propBehind = (name: string, cells: Cells) => {
  const [first] = cells;
  if (name === 'thing/bridge' && first && cells.length > 1)
    return cells.every(([col]) => col === first[0]) ? 'bridge-vertical' : 'bridge-horizontal';
  return PROP_NAMES.find((candidate) => `prop/${candidate}` === name);
};

const joinedPieces = (name: string, cells: Cells): Placement[] | undefined => {
  const prop = propBehind(name, cells);
  if (!prop || !isJoinedProp(prop)) return undefined;
  const isSame = (col: number, row: number) => cells.some(([x, y]) => x === col && y === row);
  return cells.map(([col, row]) => ({ sprite: propSprite(prop, sideMask(col, row, isSame)), col, row }));
};

/** Marks, plots and what is walked on lie on the ground. */
const liesFlat = (type: string): boolean =>
  isMark(type) || type === 'soil' || thingKindOf(type)?.carries === true;

/**
 * How a thing looks in its state, with its pieces relative to nothing but the map: a bridge over several cells has
 * a piece on each. Undefined when it cannot be seen. `state` overrides the thing's own, for a thing just gone.
 */
export const lookOf = (item: Item, thing: Thing, has: HasSprite): ThingLook | undefined => {
  const name = spriteNamed(item.sprite, has) ?? spriteNamed(item.type, has);
  if (!name) return undefined;
  const [col, row] = thing.position;
  const cells = [thing.position, ...(item.compound ?? [])];
  const joined = joinedPieces(name, cells);
  const flat = joined !== undefined || liesFlat(thing.type);
  const loose = !flat && name.startsWith('item/') && item.action === 'collect';
  return { pieces: joined ?? [{ sprite: inState(name, thing.state, has), col, row }], flat, loose };
};
