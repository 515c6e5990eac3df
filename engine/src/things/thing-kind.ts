import type { ThingState } from '../world/world.ts';

/**
 * What the engine knows of one kind of thing. `states` are those it can be in besides `hidden`; it starts in the
 * first unless its item says otherwise.
 */
export type ThingKind = {
  /** The engine's name, as `type` of an item gives it. */
  readonly type: string;
  readonly states: readonly [ThingState, ...ThingState[]];
  /** States in which it keeps the character out of its cells. */
  readonly blocksWhen: readonly ThingState[];
  /** Makes its cells walkable whatever the ground is, once it can be seen: a bridge, a road. */
  readonly carries: boolean;
  readonly pushable: boolean;
  /** Takes water (game.md section 5, 'Water'). */
  readonly waterable: boolean;
  /** Stays out of sight until the action of its item has been done there (game.md section 4, 'Scene and game'). */
  readonly appearsAfter: readonly ('build' | 'combine' | 'place' | 'plant')[];
};

/** Declares a kind by its name, its states and what is special about it. */
export const thingKind = (
  type: string,
  states: ThingKind['states'],
  special: Partial<Omit<ThingKind, 'type' | 'states'>> = {},
): ThingKind => ({
  type,
  states,
  blocksWhen: [],
  carries: false,
  pushable: false,
  waterable: false,
  appearsAfter: [],
  ...special,
});
