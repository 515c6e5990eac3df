import type { Item } from '../formats/level.ts';
import { ANIMALS } from './animals.ts';
import { COLLECTABLES } from './collectables.ts';
import { FILLABLES } from './fillables.ts';
import { GROWABLES } from './growables.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { OPENABLES } from './openables.ts';
import { PUSHABLES } from './pushables.ts';
import { SIGNS } from './signs.ts';
import { STRUCTURES } from './structures.ts';
import type { ThingKind } from './thing-kind.ts';
import type { ThingState } from './thing-state.ts';

/** Every kind of thing except X marks. A test compares this list with the files in the folder. */
export const THING_KINDS: readonly ThingKind[] = [
  ...OPENABLES,
  ...FILLABLES,
  ...STRUCTURES,
  ...GROWABLES,
  ...PUSHABLES,
  ...SIGNS,
  ...NEIGHBOURS,
  ...ANIMALS,
  ...COLLECTABLES,
];

const BY_TYPE: ReadonlyMap<string, ThingKind> = new Map(THING_KINDS.map((kind) => [kind.type, kind]));

/** The kind of a type; undefined for marks and for unknown types, which are only pictures. */
export const thingKindOf = (type: string): ThingKind | undefined => BY_TYPE.get(type);

/**
 * The state of an item before the first command: `data.state` if its kind has that state. Otherwise it is hidden if its
 * action makes it appear; in all other cases it has the first state of its kind.
 */
export const startState = (item: Item): ThingState => {
  const kind = thingKindOf(item.type);
  const asked = item.data?.state;
  if (asked === 'hidden') return 'hidden';
  if (!kind) return 'there';
  const known = kind.states.find((state) => state === asked);
  if (known) return known;
  return kind.appearsAfter.some((action) => action === item.action) ? 'hidden' : kind.states[0];
};
