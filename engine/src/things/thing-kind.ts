import type { ThingState } from './thing-state.ts';

/**
 * A kind of thing. `states` are its possible states other than `hidden`. A thing starts in the first state unless its
 * item sets another state.
 */
export type ThingKind = {
  /** The engine's name, equal to the `type` of an item. */
  readonly type: string;
  readonly states: readonly [ThingState, ...ThingState[]];
  /** The states in which the thing stops the character from entering its cells. */
  readonly blocksWhen: readonly ThingState[];
  /** Whether the thing makes its cells walkable on any ground once it is visible, like a bridge or a road. */
  readonly carries: boolean;
  readonly pushable: boolean;
  /** Whether the thing can be watered (game.md section 5, 'Water'). */
  readonly waterable: boolean;
  /** Whether the thing faces one of the four directions, which its item sets as `data.facing`; the default is down. */
  readonly faces: boolean;
  /**
   * The actions after which the thing appears on its cell; until then it is hidden (game.md section 4, 'Scene and
   * game').
   */
  readonly appearsAfter: readonly ('build' | 'combine' | 'place' | 'plant')[];
};

/** Declares a kind by its name, its states and its special properties. */
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
  faces: false,
  appearsAfter: [],
  ...special,
});
