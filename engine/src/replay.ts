import type { Level } from './formats/level.ts';
import type { TimelineEvent } from './formats/timeline.ts';
import { applyChanges } from './world/change.ts';
import { createWorld, type World } from './world/world.ts';

/**
 * The world after each event of a timeline: element 0 is the start, element i+1 the world after event i. An event
 * without changes has the same world object as the event before it, so a long run needs little memory, and the world at
 * every moment is available.
 */
export const replay = (level: Level, events: readonly TimelineEvent[]): World[] => {
  let world = createWorld(level);
  const worlds = [world];
  for (const event of events) {
    if (event.kind === 'command') world = applyChanges(world, event.changes);
    worlds.push(world);
  }
  return worlds;
};
