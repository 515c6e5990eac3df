import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from './formats/timeline.ts';
import { narrateAhead, narrateAround, narrateEvent, narrateMap } from './narration.ts';
import { replay } from './replay.ts';
import { startSimulation } from './simulation.ts';
import { anyRun, runProgram } from './testing/any-run.ts';
import { callsOf } from './testing/calls.ts';
import { inEnglish } from './testing/in-english.ts';
import { type TinyLevel, tinyLevel } from './testing/tiny-level.ts';
import { withProps } from './testing/with-props.ts';
import { createBoard, createWorld } from './world/world.ts';

const farm = (tiny: TinyLevel) => {
  const level = tinyLevel(tiny);
  return [createBoard(level), createWorld(level)] as const;
};

it('names the size, the character and all visible things, row by row', () => {
  const [board, world] = farm({
    map: `
      ..d
      .Rc`,
    legend: { d: { type: 'door' } },
    items: [{ type: 'key', position: [0, 0], data: { state: 'hidden' } }],
  });
  expect(narrateMap(board, world, 'Rabbit').map(inEnglish)).toEqual([
    'A farm with 2 rows and 3 columns',
    'Rabbit at row 1, column 1, facing right',
    'door, closed, at row 0, column 2',
    'X mark at row 1, column 1',
    'carrot at row 1, column 2',
  ]);
});

describe('what is around', () => {
  it.each<[string, string, string[]]>([
    [
      'the nearest thing on each side',
      '.x.\n>.c',
      [
        'carrot 2 tiles ahead',
        'edge of the farm 2 tiles to the left',
        'edge of the farm 1 tile to the right',
        'edge of the farm 1 tile behind',
      ],
    ],
    [
      'turns with the character',
      '.k.\n.v.\n~..',
      [
        'edge of the farm 2 tiles ahead',
        'edge of the farm 2 tiles to the left',
        'edge of the farm 2 tiles to the right',
        'rock 1 tile behind',
      ],
    ],
    [
      'distinguishes water from walls',
      '~^',
      [
        'edge of the farm 1 tile ahead',
        'water 1 tile to the left',
        'edge of the farm 1 tile to the right',
        'edge of the farm 1 tile behind',
      ],
    ],
  ])('%s', (_rule, map, sentences) => {
    expect(narrateAround(...farm({ map })).map(inEnglish)).toEqual(sentences);
  });
});

it('names the scenery around and ahead, where a program sees a wall', () => {
  const level = withProps(tinyLevel({ map: '...\n#>.' }), { 1: 'bush', 5: 'well' });
  const [board, world] = [createBoard(level), createWorld(level)];
  expect([...narrateAround(board, world), narrateAhead(board, world)].map(inEnglish)).toEqual([
    'a well 1 tile ahead',
    'a bush 1 tile to the left',
    'edge of the farm 1 tile to the right',
    'wall 1 tile behind',
    'On the tile ahead: a well',
  ]);
});

describe('the tile ahead', () => {
  const legend = { g: { type: 'gate', data: { state: 'open' } } };

  it.each([
    ['>.', 'The tile ahead is free'],
    ['>c', 'On the tile ahead: carrot'],
    ['>g', 'On the tile ahead: gate, open'],
    ['.>', 'On the tile ahead: edge of the farm'],
  ])('%s', (map, sentence) => {
    expect(inEnglish(narrateAhead(...farm({ map, legend })))).toBe(sentence);
  });

  it('a gate under an X mark', () => {
    const items = [{ type: 'xmark', position: [1, 0] as const }];
    expect(inEnglish(narrateAhead(...farm({ map: '>g', legend, items })))).toBe(
      'On the tile ahead: gate, open',
    );
  });
});

/** The sentences about the last call of a program. */
const told = (tiny: TinyLevel, program: string): string[] => {
  const simulation = startSimulation(tinyLevel(tiny));
  let sentences: string[] = [];
  for (const { name, args } of callsOf(program)) {
    const before = simulation.world();
    const { changes, value, failure } = simulation.command(name, args);
    const event: TimelineEvent = {
      kind: 'command',
      line: 1,
      name,
      args: [...args],
      changes: [...changes],
      ...(value !== undefined && { value }),
      ...(failure && { failure: { code: failure.code, params: { ...failure.params } } }),
    };
    sentences = narrateEvent(simulation.board, before, event).map(inEnglish);
  }
  return sentences;
};

describe('a command', () => {
  const facing = { position: [0, 0], targetPosition: [1, 0] } as const;

  it.each<[string, TinyLevel, string, string[]]>([
    ['a turn', { map: '>.' }, 'turn_left()', ['Now facing up']],
    ['a walk is one sentence', { map: '>..' }, 'move_forward(2)', ['Walked 2 tiles, to row 0, column 2']],
    ['a walk back', { map: '.>' }, 'move_backward()', ['Walked back 1 tile, to row 0, column 0']],
    [
      'a walk that picks something up',
      { map: '>.c.', goals: [{ action: 'collect', type: 'carrot', maxScore: 3 }] },
      'move_forward(3)',
      [
        'Walked 2 tiles, to row 0, column 2',
        'Picked up: carrot',
        'In the bag: 1 carrot',
        'Goal 1: 1 of 3',
        'Walked 1 tile, to row 0, column 3',
      ],
    ],
    [
      'a walk into a wall',
      { map: '>.#' },
      'move_forward(5)',
      ['Walked 1 tile, to row 0, column 1', 'Wrong way, you bumped into a wall'],
    ],
    ['a push', { map: '>k.' }, 'push()', ['rock moved to row 0, column 2']],
    [
      'a sign, whose text is included once',
      {
        map: 'Rs',
        legend: { s: { type: 'sign', action: 'read', data: { text: 'Turn left' } } },
        goals: [{ action: 'read', ...facing }],
      },
      'read()',
      ['Reads: Turn left', 'Goal 1: 1 of 1'],
    ],
    [
      'a door',
      { map: 'Rd', legend: { d: { type: 'door' } }, goals: [{ action: 'open', ...facing }] },
      'open()',
      ['door is now open', 'Goal 1: 1 of 1'],
    ],
    [
      'a building',
      {
        map: 'Rb',
        legend: { b: { type: 'bridge', action: 'build' } },
        goals: [{ action: 'build', data: 'bridge', ...facing }],
        inventory: { log: 5 },
      },
      'build("bridge")',
      ['In the bag: 1 log', 'bridge appeared at row 0, column 1', 'Goal 1: 1 of 1'],
    ],
    [
      'what is said',
      { map: 'R', goals: [{ action: 'speak', position: [0, 0] }] },
      'speak("Hi")',
      ['Says: Hi', 'Goal 1: 1 of 1'],
    ],
    [
      'an answer of the farm, with only the end of a walk',
      {
        map: '>c...r',
        legend: { r: { type: 'rosa', action: 'none' } },
        goals: [{ action: 'collect', type: 'carrot' }],
        reactions: [
          {
            when: { event: 'all-met' },
            steps: [
              { act: 'walk', thing: 1, to: [[2, 0]] },
              { act: 'say', thing: 1, text: 'Well done!' },
              { act: 'sky', sky: 'evening' },
            ],
          },
        ],
      },
      'move_forward()',
      [
        'Walked 1 tile, to row 0, column 1',
        'Picked up: carrot',
        'In the bag: 1 carrot',
        'Goal 1: 1 of 1',
        'Rosa moved to row 0, column 2',
        'Rosa says: Well done!',
        'Evening falls',
      ],
    ],
    ['a question to the farm', { map: '>.' }, 'look()', ['look() gives None']],
    ['a question with an answer', { map: '>c' }, 'look()', ['look() gives carrot']],
    [
      'a mistake',
      { map: '>.' },
      'push()',
      ['There is nothing to push in front of you. Walk up to what you want to push and face it.'],
    ],
  ])('%s', (_what, tiny, program, sentences) => {
    expect(told(tiny, program)).toEqual(sentences);
  });
});

it.each<[TimelineEvent, string[]]>([
  [{ kind: 'line', line: 1, scope: '' }, []],
  [{ kind: 'print', stream: 'out', text: 'Hi' }, ['Printed: Hi']],
  [{ kind: 'print', stream: 'err', text: 'Oh' }, ['Error: Oh']],
  [{ kind: 'wait', seconds: 1.5 }, ['Seconds waited: 1.5']],
  [{ kind: 'answer', question: 'ask', prompt: 'Ready?', answer: false }, ['Ready? Answer: No']],
  [{ kind: 'answer', question: 'ask', prompt: 'Ready?', answer: true }, ['Ready? Answer: Yes']],
  [
    {
      kind: 'command',
      line: 1,
      name: 'open',
      args: [],
      changes: [
        { type: 'thing-changed', id: 0 },
        { type: 'thing-changed', id: 9, state: 'gone' },
      ],
    },
    [],
  ],
  [{ kind: 'answer', question: 'input', prompt: 'Name:', answer: 'Bo' }, ['Name: Answer: Bo']],
])('%j', (event, sentences) => {
  expect(narrateEvent(...farm({ map: '>c' }), event).map(inEnglish)).toEqual(sentences);
});

it('has words for every event', () => {
  fc.assert(
    fc.property(anyRun, ({ level, calls }) => {
      // Programs whose own texts look like placeholders are skipped.
      fc.pre(!JSON.stringify(calls).includes('{{'));
      const { simulation, events } = runProgram(level, calls);
      const worlds = replay(level, events);
      const messages = events.flatMap((event, index) => {
        const before = worlds[index];
        return before ? narrateEvent(simulation.board, before, event) : [];
      });
      const around = narrateAround(simulation.board, simulation.world());
      const map = narrateMap(simulation.board, simulation.world(), 'Rabbit');
      for (const message of [...messages, ...around, ...map]) expect(inEnglish(message)).not.toMatch(/\{\{/);
    }),
  );
});
