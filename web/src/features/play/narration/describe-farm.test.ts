// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import type { Change } from '@hopcode/engine/world/change';
import { createBoard, createWorld } from '@hopcode/engine/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { inEnglish, loadEnglish } from '../testing/render-play.tsx';
import { describeFarm } from './describe-farm.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  facing: 'right',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 4, height: 2, data: Array(8).fill(1) }] },
  items: [
    { action: 'collect', type: 'carrot', sprite: 'carrot', position: [2, 0] },
    { action: 'open', type: 'chest', sprite: 'chest', position: [3, 1] },
  ],
  levelGoals: [{ action: 'collect', type: 'carrot' }],
});
const board = createBoard(LEVEL);
const world = createWorld(LEVEL);

beforeAll(loadEnglish);

const told = (happening: Parameters<ReturnType<typeof describeFarm>>[0], tellsSteps = true): string =>
  describeFarm(inEnglish, { board, world: () => world, tellsSteps: () => tellsSteps })(happening);

describe('describeFarm', () => {
  const walk: Change[] = [
    { type: 'moved', to: [1, 0] },
    { type: 'moved', to: [2, 0] },
    { type: 'thing-changed', id: 0, state: 'gone' },
    { type: 'counted', item: 'carrot', count: 1 },
    { type: 'scored', goal: 0, score: 1 },
  ];

  it('describes a command in the words of the engine', () => {
    expect(told({ kind: 'command', changes: walk, before: world })).toBe(
      'Walked 2 tiles, to row 0, column 2. Picked up: carrot. In the bag: 1 carrot. Goal 1: 1 of 1.',
    );
  });

  it('says what the helper does, and where it is', () => {
    const rosa = {
      action: 'none' as const,
      type: 'rosa',
      sprite: 'rosa',
      position: [3, 0] as [number, number],
    };
    const level = { ...LEVEL, items: [...LEVEL.items, rosa], helper: 2 };
    const shown = createWorld(level);
    const describe = describeFarm(inEnglish, {
      board: createBoard(level),
      world: () => shown,
      tellsSteps: () => true,
    });
    const changes: Change[] = [
      { type: 'thing-changed', id: 2, position: [2, 0], facing: 'left' },
      { type: 'thing-changed', id: 0, state: 'gone' },
    ];
    expect(describe({ kind: 'command', changes, before: shown, by: 'helper' })).toBe(
      'Rosa moved to row 0, column 2. Rosa: Picked up: carrot.',
    );
    expect(describe({ kind: 'stands', position: [0, 0], facing: 'right' })).toBe(
      'Your character is in row 0, column 0, facing right. Your helper Rosa at row 0, column 3, facing down.',
    );
  });

  it.each([
    ['Good morning!', 'Says: Good morning!'],
    ['Really?"', 'Says: Really?"'],
    ['你好。', 'Says: 你好。'],
    ['Wait…', 'Says: Wait…'],
    ['5', 'Says: 5.'],
  ])('ends a sentence with one full stop: %s', (text, words) => {
    const changes: Change[] = [{ type: 'said', channel: 'speak', text }];
    expect(told({ kind: 'command', changes, before: world })).toBe(words);
  });

  it.each([
    ['up', 'Your character is in row 2, column 4, facing up.'],
    ['right', 'Your character is in row 2, column 4, facing right.'],
    ['down', 'Your character is in row 2, column 4, facing down.'],
    ['left', 'Your character is in row 2, column 4, facing left.'],
  ] as const)('says where the character is: %s', (facing, words) => {
    expect(told({ kind: 'stands', position: [4, 2], facing })).toBe(words);
  });

  it('repeats the position of the character only after another sentence', () => {
    const describe = describeFarm(inEnglish, { board, world: () => world, tellsSteps: () => true });
    const stands = () => describe({ kind: 'stands', position: [0, 0], facing: 'up' });
    const words = 'Your character is in row 0, column 0, facing up.';
    expect([stands(), stands(), describe({ kind: 'stands', position: [0, 0], facing: 'left' })]).toEqual([
      words,
      '',
      'Your character is in row 0, column 0, facing left.',
    ]);
    expect([stands(), stands()]).toEqual([words, '']);
    describe({ kind: 'cell', position: [1, 1], holds: 'free' });
    expect(stands()).toBe(words);
  });

  it('does not describe steps if they are switched off, but still describes tiles', () => {
    expect(told({ kind: 'command', changes: walk, before: world }, false)).toBe('');
    expect(told({ kind: 'cell', position: [1, 1], holds: 'free' }, false)).toBe('Row 1, column 1: free.');
  });

  it.each([
    ['a thing with its state', [3, 1], 'things', 'chest, closed, at row 1, column 3.'],
    ['a thing', [2, 0], 'things', 'carrot at row 0, column 2.'],
    ['the character', [0, 0], 'player', 'Row 0, column 0: your character.'],
    ['a wall', [1, 0], 'blocked', 'Row 0, column 1: blocked.'],
  ] as const)('says what is on a tile: %s', (_, position, holds, words) => {
    expect(told({ kind: 'cell', position, holds })).toBe(words);
  });
});
