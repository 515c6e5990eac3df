import { isJoinedProp, propSprite } from '@hopcode/art/props/joined';
import type { Item } from '@hopcode/engine/formats/level';
import { PROP_NAMES, type PropName } from '@hopcode/engine/formats/tilesets';
import { startState, thingKindOf } from '@hopcode/engine/things/registry';
import type { Position } from '@hopcode/engine/world/geometry';
import { isMark } from '@hopcode/engine/world/world';
import { type Placement, sidesWith } from './placement.ts';

/** Folders of the atlas in which a bare sprite name is looked for, in the order of the stage. */
const FOLDERS = ['item', 'marker', 'thing', 'prop', 'crop', 'character'] as const;

/** How a thing looks before the first command; `loose` things get a shadow, `flat` ones lie below what stands. */
export type ThingSprite = {
  readonly pieces: readonly Placement[];
  readonly flat: boolean;
  readonly loose: boolean;
};

const nameOf = (sprite: string, has: (name: string) => boolean): string | undefined =>
  [sprite, ...FOLDERS.map((folder) => `${folder}/${sprite}`)].find(has);

/** The prop behind a name. A bridge over several cells is one of the two bridges, whichever way it goes. */
const propBehind = (name: string, cells: readonly Position[]): PropName | undefined => {
  const [first] = cells;
  if (name === 'thing/bridge' && first && cells.length > 1)
    return cells.every(([col]) => col === first[0]) ? 'bridge-vertical' : 'bridge-horizontal';
  return PROP_NAMES.find((prop) => `prop/${prop}` === name);
};

const joinedPieces = (name: string, cells: readonly Position[]): Placement[] | undefined => {
  const prop = propBehind(name, cells);
  if (!prop || !isJoinedProp(prop)) return undefined;
  const isSame = (col: number, row: number) => cells.some(([x, y]) => x === col && y === row);
  return cells.map(([col, row]) => ({ sprite: propSprite(prop, sidesWith(isSame, col, row)), col, row }));
};

/** The pictures of a thing at the start of its level; undefined when it cannot be seen there. */
export const thingSprite = (item: Item, has: (name: string) => boolean): ThingSprite | undefined => {
  const state = startState(item);
  const name = nameOf(item.sprite, has) ?? nameOf(item.type, has);
  if (state === 'hidden' || state === 'gone' || name === undefined) return undefined;
  const [col, row] = item.position;
  const joined = joinedPieces(name, [item.position, ...(item.compound ?? [])]);
  const carries = thingKindOf(item.type)?.carries === true;
  const flat = joined !== undefined || isMark(item.type) || item.type === 'soil' || carries;
  const inState = has(`${name}-${state}`) ? `${name}-${state}` : name;
  return {
    pieces: joined ?? [{ sprite: inState, col, row }],
    flat,
    loose: !flat && name.startsWith('item/') && item.action === 'collect',
  };
};
