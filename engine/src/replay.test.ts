import { expect, it } from 'vitest';
import { replay } from './replay.ts';
import { tinyLevel } from './testing/tiny-level.ts';
import { createWorld } from './world/world.ts';

const level = tinyLevel({ map: '>..' });

it('returns the start and the world after each event', () => {
  const worlds = replay(level, [
    { kind: 'line', line: 1, scope: '' },
    { kind: 'command', line: 1, name: 'move_forward', args: [], changes: [{ type: 'moved', to: [1, 0] }] },
    { kind: 'print', stream: 'out', text: 'x' },
  ]);
  expect(worlds.map((world) => world.player.position)).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(worlds[0]).toEqual(createWorld(level));
  expect(worlds[3]).toBe(worlds[2]);
});

it('returns the start for no events', () => {
  expect(replay(level, [])).toEqual([createWorld(level)]);
});
