import { type Item, levelSchema } from '@hopcode/engine/formats/level';
import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import { bumpOf } from './bump.ts';

const ROCK: Item = { action: 'push', type: 'rock', sprite: 'prop/rock', position: [1, 0] };

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: {
    tilesets: [{ source: 'ground', firstgid: 1 }],
    layers: [
      { name: 'ground_tiles', width: 3, height: 1, data: [1, 1, 1] },
      { name: 'collisions', width: 3, height: 1, data: [0, 0, 1] },
    ],
  },
  items: [ROCK],
  levelGoals: [],
});

const bumpedAt = (x: number, y: number): TimelineEvent => ({
  kind: 'command',
  line: 1,
  name: 'move_forward',
  args: [],
  changes: [{ type: 'bumped', at: [x, y] }],
});

describe('bumpOf', () => {
  it.each([
    ['the edge', bumpedAt(-1, 0), { kind: 'edge' }],
    ['below the map', bumpedAt(0, 1), { kind: 'edge' }],
    ['a thing', bumpedAt(1, 0), { kind: 'thing', type: 'rock' }],
    ['a wall', bumpedAt(2, 0), { kind: 'wall' }],
    ['nothing', { ...bumpedAt(0, 0), changes: [] }, undefined],
  ])('%s', (_, event, bump) => {
    expect(bumpOf(LEVEL, { events: [event] })).toEqual(bump);
  });

  it('does not blame an earlier command', () => {
    const turn: TimelineEvent = { kind: 'command', line: 2, name: 'turn_left', args: [], changes: [] };
    expect(bumpOf(LEVEL, { events: [bumpedAt(-1, 0), turn] })).toBeUndefined();
  });
});
