import type { Level } from '@hopcode/engine/formats/level';
import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { applyChange } from '@hopcode/engine/world/change';
import { createWorld, type World } from '@hopcode/engine/world/world';
import { createAfterglow, type Effect } from './afterglow.ts';
import type { Beat } from './beat.ts';

/** The data for the picture during a beat. */
export type Sight = {
  /** The worlds at the start and at the end of the beat. */
  readonly before: World;
  readonly after: World;
  /** Recent changes with their age in ms at Normal speed, youngest first. */
  readonly effects: readonly Effect[];
  /** The number of steps that the character has walked, which decides which foot comes next. */
  readonly steps: number;
};

/** The world at the current point of a timeline. */
export type ShownWorld = {
  readonly world: () => World;
  readonly sight: () => Sight;
  /** Starts the next beat, which began `age` ms ago (at Normal speed). */
  readonly begin: (beat: Beat, age: number) => void;
  /** Advances the effects, which have their own time. */
  readonly fade: (ms: number) => void;
  /** Jumps to the world after `event` events, without effects. */
  readonly jump: (event: number) => void;
};

/** Starts with the level before the first event. The worlds after all events are computed at the first jump. */
export const createShownWorld = (level: Level, events: readonly TimelineEvent[]): ShownWorld => {
  const afterglow = createAfterglow();
  let worlds: readonly World[] | undefined;
  let before = createWorld(level);
  let world = before;
  let steps = 0;
  return {
    world: () => world,
    sight: () => ({ before, after: world, effects: afterglow.effects(), steps }),
    begin: (beat, age) => {
      before = world;
      if (beat.kind !== 'change') return;
      afterglow.add(beat.change, age - (beat.delay ?? 0), beat.byHelper ? level.helper : undefined);
      world = applyChange(world, beat.change);
      if (beat.change.type === 'moved') steps += 1;
    },
    fade: afterglow.pass,
    jump: (event) => {
      worlds ??= replay(level, events);
      world = worlds[event] ?? world;
      before = world;
      steps = 0;
      afterglow.clear();
    },
  };
};
