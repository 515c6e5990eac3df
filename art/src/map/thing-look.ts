import type { Item } from '@hopcode/engine/formats/level';
import { PROP_NAMES } from '@hopcode/engine/formats/tilesets';
import { thingKindOf } from '@hopcode/engine/things/registry';
import type { ThingState } from '@hopcode/engine/things/thing-state';
import { isMark, type Thing } from '@hopcode/engine/world/world';
import { isJoinedProp, propSprite } from '../props/joined.ts';
import { sideMask } from '../terrain/blob.ts';
import type { Placement } from '../terrain/compose.ts';
import { figureOf } from './figure-of.ts';

/**
 * The folders of the atlas in which to search for a plain sprite name, in this order. Only things have pictures for
 * their states, so the things come before scenery with the same name.
 */
const FOLDERS = ['item', 'marker', 'thing', 'prop', 'crop', 'character'] as const;

/** Whether the atlas contains a sprite with this name. */
export type HasSprite = (name: string) => boolean;

/**
 * The atlas name of a level item's `sprite`: the full name if it exists, otherwise the plain name in the folders of
 * items, markers, things, props, crops and characters. Undefined if there is no such picture.
 */
export const spriteNamed = (sprite: string, has: HasSprite): string | undefined =>
  [sprite, ...FOLDERS.map((folder) => `${folder}/${sprite}`)].find(has);

/**
 * The picture for a state: `chest-open` for `chest`. A state without its own picture uses the picture of the plain
 * name.
 */
const inState = (name: string, state: ThingState, has: HasSprite): string =>
  state !== 'there' && has(`${name}-${state}`) ? `${name}-${state}` : name;

/** How to draw a thing on its cell. */
export type ThingLook = {
  readonly pieces: readonly Placement[];
  /** Whether the thing lies on the ground, below everything that stands. */
  readonly flat: boolean;
  /** Whether the thing is small and loose. Such a thing has a shadow and bobs. */
  readonly loose: boolean;
  /** Whether the frames of the picture are the steps of a walk. */
  readonly walks: boolean;
};

type Cells = readonly (readonly [number, number])[];

/** The prop with this name. For a built bridge over several cells, it is the horizontal or the vertical bridge. */
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

/** Marks, plots and walkable things are flat on the ground. */
const liesFlat = (type: string): boolean =>
  isMark(type) || type === 'soil' || thingKindOf(type)?.carries === true;

/**
 * How to draw a thing in its state. A bridge over several cells of the map has a piece on each cell. Undefined if the
 * thing is invisible. `state` overrides the thing's own state, for a thing that has just disappeared.
 */
export const lookOf = (item: Item, thing: Thing, has: HasSprite): ThingLook | undefined => {
  const figure = figureOf(thing.type, thing.facing);
  const name = figure ?? spriteNamed(item.sprite, has) ?? spriteNamed(item.type, has);
  if (!name) return undefined;
  const [col, row] = thing.position;
  const cells = [thing.position, ...(item.compound ?? [])];
  const joined = joinedPieces(name, cells);
  const flat = joined !== undefined || liesFlat(thing.type);
  const loose = !flat && name.startsWith('item/') && item.action === 'collect';
  return {
    pieces: joined ?? [{ sprite: inState(name, thing.state, has), col, row }],
    flat,
    loose,
    walks: figure?.startsWith('avatar/') ?? false,
  };
};
