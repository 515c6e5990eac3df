import type { Change } from '@hopcode/engine/world/change';

/**
 * A change whose effect is still visible, and its age in ms at Normal speed; the age is negative until the effect
 * appears. `by` is the id of the thing that caused the change, if the character did not.
 */
export type Effect = { readonly change: Change; readonly age: number; readonly by?: number };

/** How long an effect can continue after its change, in ms at Normal speed. */
const EFFECT_MS = 600;

/** Effects have their own time, so they continue to fade while the program is paused or has ended. */
export type Afterglow = {
  readonly pass: (ms: number) => void;
  readonly add: (change: Change, age: number, by?: number) => void;
  readonly clear: () => void;
  /** The visible effects, the youngest first. */
  readonly effects: () => Effect[];
};

export const createAfterglow = (): Afterglow => {
  let now = 0;
  let live: readonly (Omit<Effect, 'age'> & { readonly born: number })[] = [];
  return {
    pass: (ms) => {
      now += ms;
      if (live.length > 0) live = live.filter(({ born }) => now - born < EFFECT_MS);
    },
    add: (change, age, by) => {
      if (age < EFFECT_MS) live = [{ change, born: now - age, ...(by !== undefined && { by }) }, ...live];
    },
    clear: () => {
      live = [];
    },
    effects: () => live.map(({ born, ...effect }) => ({ ...effect, age: now - born })),
  };
};
