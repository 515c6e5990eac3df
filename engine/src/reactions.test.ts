import { describe, expect, it } from 'vitest';
import type { Reaction, ReactionStep } from './formats/reaction.ts';
import { LONGEST_WALK, react } from './reactions.ts';
import { startSimulation } from './simulation.ts';
import { drawWorld, type TinyLevel, tinyLevel, trimmedMap } from './testing/tiny-level.ts';
import type { Change } from './world/change.ts';
import type { Position } from './world/geometry.ts';

const ROSA = { r: { type: 'rosa', action: 'none' } } as const;

/** Plays the program on a farm where Rosa is thing 0. Returns the world at the end and all changes. */
const play = (tiny: TinyLevel, program: readonly (readonly [string, ...(string | number)[]])[]) => {
  const farm = { legend: ROSA, ...tiny };
  const simulation = startSimulation(tinyLevel(farm));
  const changes: Change[] = [];
  for (const [name, ...args] of program) changes.push(...simulation.command(name, args).changes);
  const answers = changes.filter(({ type }) => type === 'reacted').length;
  return { world: simulation.world(), changes, answers, picture: drawWorld(farm, simulation.world()) };
};

const night: readonly ReactionStep[] = [{ act: 'sky', sky: 'night' }];
const on = (when: Reaction['when'], steps: readonly ReactionStep[] = night): Reaction => ({
  when,
  steps: [...steps],
});

it('the farm answers the walk before a bump once the next command runs', () => {
  const goals = [{ action: 'collect' as const, type: 'carrot' }];
  const farm = { map: '>c.r', goals, reactions: [on({ event: 'all-met' })] };
  expect(play(farm, [['move_forward', 9]]).answers).toBe(0);
  expect(play(farm, [['move_forward', 9], ['look']]).answers).toBe(1);
  expect(play(farm, [['move_forward', 9], ['move_forward', 9], ['look'], ['look']]).answers).toBe(1);
});

describe('the farm answers', () => {
  it.each<[string, TinyLevel, Parameters<typeof play>[1], number]>([
    [
      'when a goal has its full score',
      {
        map: '>cc.r',
        goals: [{ action: 'collect', type: 'carrot', maxScore: 2 }],
        reactions: [on({ event: 'goal-met', goal: 0 })],
      },
      [['move_forward', 2]],
      1,
    ],
    [
      'not when a part of it is scored',
      {
        map: '>cc.r',
        goals: [{ action: 'collect', type: 'carrot', maxScore: 2 }],
        reactions: [on({ event: 'goal-met', goal: 0 })],
      },
      [['move_forward', 1]],
      0,
    ],
    [
      'when all goals are met, except those about variables',
      {
        map: '>c..r',
        goals: [
          { action: 'collect', type: 'carrot' },
          { action: 'reach', position: [2, 0] },
          { action: 'assign', variable: 'eggs', depends: { count: 3 } },
        ],
        reactions: [on({ event: 'all-met' })],
      },
      [
        ['move_forward', 1],
        ['move_forward', 1],
      ],
      1,
    ],
    [
      'when the character walks over a tile',
      { map: '>...r', reactions: [on({ event: 'arrived', at: [1, 0] })] },
      [['move_forward', 3]],
      1,
    ],
    [
      'once in a run',
      { map: '>...r', reactions: [on({ event: 'arrived', at: [1, 0] })] },
      [
        ['move_forward', 2],
        ['move_backward', 2],
        ['move_forward', 2],
      ],
      1,
    ],
    [
      'to exactly the text',
      {
        map: 'R...r',
        goals: [{ action: 'speak', position: [0, 0], data: '*' }],
        reactions: [on({ event: 'said', channel: 'speak', text: 'Rosa!' })],
      },
      [['speak', 'Rosa!']],
      1,
    ],
    [
      'not to another text',
      {
        map: 'R...r',
        goals: [{ action: 'speak', position: [0, 0], data: '*' }],
        reactions: [on({ event: 'said', channel: 'speak', text: 'Rosa!' })],
      },
      [['speak', 'rosa']],
      0,
    ],
    [
      'not to a command that fails',
      {
        map: 'R...r',
        goals: [{ action: 'speak', position: [0, 0], data: 'Hello' }],
        reactions: [on({ event: 'said', channel: 'speak' })],
      },
      [['speak', 'Hi']],
      0,
    ],
    [
      'to its own answer',
      {
        map: '>.d.r',
        legend: { ...ROSA, d: { type: 'gate', action: 'none' } },
        reactions: [
          on({ event: 'changed', thing: 0, state: 'open' }),
          on({ event: 'arrived', at: [1, 0] }, [{ act: 'state', thing: 0, state: 'open' }]),
        ],
      },
      [['move_forward', 1]],
      2,
    ],
  ])('%s', (_what, tiny, program, answers) => {
    expect(play(tiny, program).answers).toBe(answers);
  });

  it('performs all steps in order, and the world stores the result', () => {
    const { world, changes } = play(
      {
        map: `
          >..
          ..r`,
        inventory: { egg: 1 },
        reactions: [
          on({ event: 'arrived', at: [1, 0] }, [
            { act: 'walk', thing: 0, to: [[1, 1]] },
            { act: 'turn', thing: 0, facing: 'up' },
            { act: 'say', thing: 0, text: 'Good morning!' },
            { act: 'give', item: 'egg', count: 2 },
            { act: 'sky', sky: 'evening' },
          ]),
        ],
      },
      [['move_forward', 1]],
    );
    expect(changes.slice(1)).toEqual([
      { type: 'reacted', reaction: 0 },
      { type: 'thing-changed', id: 0, position: [1, 1], facing: 'left' },
      { type: 'thing-changed', id: 0, facing: 'up' },
      { type: 'told', id: 0, text: 'Good morning!' },
      { type: 'counted', item: 'egg', count: 3 },
      { type: 'sky-changed', sky: 'evening' },
    ]);
    expect(world).toMatchObject({
      things: [{ position: [1, 1], facing: 'up' }],
      inventory: { egg: 3 },
      reacted: [0],
      sky: 'evening',
    });
  });
});

describe('a walk', () => {
  it.each<[string, string, Position[], string]>([
    [
      'goes over all corners',
      '>...\n...r',
      [
        [2, 1],
        [2, 0],
      ],
      '.>r.\n....',
    ],
    [
      'stops before the character',
      '>...\nr...',
      [
        [0, 0],
        [3, 0],
      ],
      'r>..\n....',
    ],
    ['stops before a character in the way', '>...r', [[0, 0]], '.>r..'],
    ['stops before a rock', '>..kr', [[2, 0]], '.>.kr'],
    ['stops at water', '>...\n.~.r', [[0, 1]], '.>..\n.~r.'],
    [
      'leaves out a corner that is not straight ahead',
      '>...\n...r',
      [
        [1, 0],
        [3, 0],
      ],
      '.>.r\n....',
    ],
  ])('%s', (_what, map, to, end) => {
    const corners = to.map(([x, y]): [number, number] => [x, y]);
    const walking = on({ event: 'arrived', at: [1, 0] }, [{ act: 'walk', thing: 0, to: corners }]);
    const legend = { k: { type: 'rock', action: 'push' }, ...ROSA } as const;
    const rosaFirst = (tiny: TinyLevel): TinyLevel => {
      const items = tinyLevel(tiny).items.findIndex(({ type }) => type === 'rosa');
      return { ...tiny, reactions: [{ ...walking, steps: [{ act: 'walk', thing: items, to: corners }] }] };
    };
    expect(play(rosaFirst({ map, legend }), [['move_forward', 1]]).picture).toBe(trimmedMap(end));
  });
});

it('a neighbour stops the character', () => {
  const tiny = { map: '>.r.' };
  const { changes } = play(tiny, [['move_forward', 2]]);
  expect(changes.map(({ type }) => type)).toEqual(['moved', 'bumped']);
});

it('has a limit of changes for each command, whatever a level asks for', () => {
  const to = Array.from({ length: 20 }, (_, index): [number, number] => [index % 2 === 0 ? 39 : 0, 1]);
  const walks = Array.from({ length: 20 }, (): ReactionStep => ({ act: 'walk', thing: 0, to }));
  const reactions = Array.from({ length: 30 }, () => on({ event: 'arrived', at: [1, 0] }, walks));
  const { changes } = play({ map: `>${'.'.repeat(39)}\nr${'.'.repeat(39)}`, reactions }, [
    ['move_forward', 1],
  ]);
  const steps = changes.filter((change) => change.type === 'thing-changed').length;
  expect(steps).toBe(walks.length * LONGEST_WALK);
  expect(changes.filter(({ type }) => type === 'reacted')).toHaveLength(1);
});

it('costs nothing on farms without answers', () => {
  const { board, world } = startSimulation(tinyLevel({ map: '>..' }));
  expect(react(board, world(), [{ type: 'moved', to: [1, 0] }])).toEqual([]);
});
