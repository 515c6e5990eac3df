import { propGid, terrainGid } from '@hopcode/engine/formats/tilesets';
import { describe, expect, it } from 'vitest';
import { compileLevel, type LevelFiles } from './compile-level.ts';
import { type CourseProblem, problemLine } from './problem.ts';

const YAML = `introduces: [collect]
requires: [move_forward]
facing: right
ground: |
  ..~~
  ..~~
  .#..
scenery:
  legend: { '=': bridge-horizontal, b: bush, y: flower-yellow }
  rows: |
    .b..
    ..=.
    y...
things:
  legend: { X: xmark, m: { type: melon, sprite: item/watermelon } }
  rows: |
    ....
    ....
    .@Xm
goals:
  - collect: melon
    on: X
    target: m
mistakes:
  too-far: incomplete
  wrong-word: cannot-collect
`;

const filesWith = (change: (yaml: string) => string, other: Partial<LevelFiles> = {}): LevelFiles => ({
  slug: 'loops-level1',
  folder: 'loops-level1',
  yaml: change(YAML),
  template: 'import player\n',
  solution: 'import player\nplayer.move_forward()\nplayer.collect("melon")\n',
  mistakes: new Map([
    ['too-far', ''],
    ['wrong-word', ''],
  ]),
  ...other,
});

const compile = (files: LevelFiles) => {
  const problems: CourseProblem[] = [];
  const compiled = compileLevel(files, { courseId: 'python', chapterId: 3, levelId: 1 }, problems);
  return { compiled, problems: problems.map(problemLine) };
};

const swap = (from: string, to: string) => (yaml: string) => {
  if (!yaml.includes(from)) throw new Error(`the example has no "${from}"`);
  return yaml.replace(from, to);
};

describe('the third star', () => {
  const loop = 'import player\n\n# all\nfor step in range(3):\n    player.move_forward()\n';
  it.each([
    ['the first program, without a block', '', {}, undefined],
    ['a short program, with a loop', '', { solution: loop }, 4],
    ['a short program, with joined lines', '', { solution: `${loop.trimEnd()}; player.turn_left()\n` }, 5],
    ['the first program, because the level says so', 'star: first\n', { solution: loop }, undefined],
    ['a short program, because the level says so', 'star: short\n', {}, 4],
    [
      'the first program, because a line limit keeps every program short',
      'maxLinesOfCode: 3\n',
      { solution: loop },
      undefined,
    ],
  ])('is for %s', (_, line, other, shortLines) => {
    expect(compile(filesWith((yaml) => `${line}${yaml}`, other)).compiled?.level.shortLines).toBe(shortLines);
  });
});

describe('compileLevel', () => {
  const { compiled, problems } = compile(filesWith((yaml) => yaml));
  const layer = (name: string) => compiled?.level.map.layers.find((one) => one.name === name)?.data;

  it('reports no problems for a valid level', () => {
    expect(problems).toEqual([]);
  });

  it('stores its place in the course', () => {
    expect(compiled?.level).toMatchObject({
      slug: 'loops-level1',
      courseId: 'python',
      chapter_id: 3,
      level_id: 1,
      start: [1, 2],
      facing: 'right',
      introduces: ['collect'],
    });
  });

  it('fills the bottom layer with grass and puts other ground above it', () => {
    expect(new Set(layer('ground_tiles'))).toEqual(new Set([terrainGid('grass')]));
    expect(layer('ground_layer')?.slice(0, 4)).toEqual([0, 0, terrainGid('water'), terrainGid('water')]);
    expect(layer('ground_layer')?.slice(8)).toEqual([0, terrainGid('path'), 0, 0]);
  });

  it('puts flat props on the ground layer and solid ones in the middle layer', () => {
    expect(layer('ground_details')?.[8]).toBe(propGid('flower-yellow'));
    expect(layer('ground_details')?.[6]).toBe(propGid('bridge-horizontal'));
    expect(layer('middle_layer')?.[1]).toBe(propGid('bush'));
  });

  it('blocks water and solid props, but not a bridge', () => {
    expect(layer('collisions')).toEqual([0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0]);
  });

  it('converts things to items, and gives a mark the action of its goal', () => {
    expect(compiled?.level.items).toEqual([
      { action: 'collect', type: 'xmark', sprite: 'marker/xmark', position: [2, 2] },
      { action: 'collect', type: 'melon', sprite: 'item/watermelon', position: [3, 2] },
    ]);
  });

  it.each([
    [
      '  - collect: melon\n    on: X\n    target: m',
      {
        action: 'collect',
        type: 'melon',
        data: 'melon',
        count: 1,
        maxScore: 1,
        position: [2, 2],
        targetPosition: [3, 2],
        score: 0,
      },
    ],
    ["  - speak: '*'\n    on: X", { action: 'speak', data: '*', position: [2, 2], maxScore: 1, score: 0 }],
    ['  - reach: X\n  - speak: Hi\n    on: X', { action: 'reach', position: [2, 2], maxScore: 1, score: 0 }],
    [
      '  - assign: carrots\n    equals: 5\n  - speak: Hi\n    on: X',
      { action: 'assign', variable: 'carrots', depends: { count: 5 }, maxScore: 1, score: 0 },
    ],
    [
      '  - assign: hungry\n    equals: true\n  - speak: Hi\n    on: X',
      { action: 'assign', variable: 'hungry', depends: { type: 'True' }, maxScore: 1, score: 0 },
    ],
    [
      '  - assign: hen\n    equals: Berta\n  - speak: Hi\n    on: X',
      { action: 'assign', variable: 'hen', depends: { type: 'Berta' }, maxScore: 1, score: 0 },
    ],
    [
      '  - collect: melon\n  - speak: Hi\n    on: X',
      { action: 'collect', type: 'melon', count: 1, maxScore: 1, score: 0 },
    ],
    [
      '  - compare: basket\n    equals: [1, pear, { tuple: [true] }, { a: { set: [2] } }]\n  - speak: Hi\n    on: X',
      {
        action: 'compare',
        variable: 'basket',
        expectedData: { list: [1, 'pear', { tuple: [true] }, { dict: [['a', { set: [2] }]] }] },
        maxScore: 1,
        score: 0,
      },
    ],
    [
      '  - build: bridge\n    on: X\n    cost: { log: 2 }\n    times: 3',
      {
        action: 'build',
        data: 'bridge',
        position: [2, 2],
        cost: { type: 'log', amount: 2 },
        maxScore: 3,
        score: 0,
      },
    ],
    ['  - water: true\n    on: X', { action: 'water', position: [2, 2], maxScore: 1, score: 0 }],
  ])('turns the goal %j into the runtime form', (short, goal) => {
    const good = compile(filesWith(swap('  - collect: melon\n    on: X\n    target: m', short)));
    expect(good.problems).toEqual([]);
    expect(good.compiled?.level.levelGoals[0]).toEqual(goal);
  });

  it('compiles the variants with their differences', () => {
    const yaml = swap(
      'mistakes:',
      'constants: { trees: 2, names: [Ida, Leo] }\nvariants:\n  - constants: { trees: 3 }\n    things: { legend: { X: xmark, m: melon }, rows: "....\\n....\\n@.Xm" }\nmistakes:',
    );
    const good = compile(filesWith(yaml));
    expect(good.problems).toEqual([]);
    expect(good.compiled?.level.constants).toEqual([
      { name: 'trees', value: 2 },
      { name: 'names', value: { list: ['Ida', 'Leo'] } },
    ]);
    const [variant] = good.compiled?.level.variants ?? [];
    expect(variant?.constants).toEqual([{ name: 'trees', value: 3 }]);
    expect(variant?.start).toEqual([0, 2]);
    expect(variant?.levelGoals).toEqual(good.compiled?.level.levelGoals);
  });

  it('gives all variants the season of the level, and has no season by default', () => {
    const yaml = swap('mistakes:', 'season: autumn\nvariants:\n  - facing: left\nmistakes:');
    const good = compile(filesWith(yaml));
    expect(good.problems).toEqual([]);
    expect([good.compiled?.level, good.compiled?.level.variants?.[0]].map((farm) => farm?.season)).toEqual([
      'autumn',
      'autumn',
    ]);
    expect(compiled?.level).not.toHaveProperty('season');
  });

  it('gives the sky of the level to all variants that do not set it', () => {
    const yaml = swap('mistakes:', 'sky: rain\nvariants:\n  - facing: left\n  - sky: night\nmistakes:');
    const good = compile(filesWith(yaml));
    expect(good.problems).toEqual([]);
    const farms = [good.compiled?.level, ...(good.compiled?.level.variants ?? [])];
    expect(farms.map((farm) => farm?.sky)).toEqual(['rain', 'rain', 'night']);
  });

  it.each([
    ['', [[]]],
    ['answers: [[true, false], [false]]\n', [[true, false], [false]]],
  ])('returns the answers for the checks: %j', (line, answers) => {
    const good = compile(filesWith(swap('mistakes:', `${line}mistakes:`)));
    expect(good.problems).toEqual([]);
    expect(good.compiled?.answers).toEqual(answers);
  });

  it('reports a problem of a variant at the variant', () => {
    const yaml = swap(
      'mistakes:',
      'variants:\n  - things: { legend: { X: xmark }, rows: "....\\n....\\n@.X." }\nmistakes:',
    );
    expect(compile(filesWith(yaml)).problems).toEqual([
      'loops-level1/level.yaml:23 goals.0.target: "m" stands 0 times on the map of things: it must be there once',
    ]);
  });

  it.each([
    ['[collect]', '[a, b, c, d]', 'level.yaml:1 introduces: Too big'],
    ['facing: right', 'role: end', 'level.yaml:3 role: Invalid option'],
    ['facing: right', 'predict: { answer: 0 }', 'level.yaml:3 predict.answer: Too small'],
    ['facing: right', 'facing: east', 'level.yaml:3 facing: Invalid option'],
    ['facing: right', 'facings: right', 'level.yaml:1: Unrecognized key: "facings"'],
    ['  ..~~\n', '  ..~?\n', 'level.yaml:4 ground: "?" is no ground'],
    ['  ..~~\n', '  ..~~~\n', 'level.yaml:4 ground: row 1 has 4 letters and another 5'],
    ['b: bush', 'b: busch', 'level.yaml:9 scenery.legend.b: there is no prop "busch"'],
    ['type: melon', 'type: mellon', 'things.legend.m: "mellon" is no kind of thing'],
    ['b: bush,', 'b: bush, c: cow,', 'level.yaml:9 scenery.legend.c: is not on the map'],
    ['    y...\n', '    y.q.\n', 'scenery.rows: "q" at [2,2] is not in the legend'],
    ['    y...\n', '    y...\n    ....\n', 'scenery.rows: this map is 4x4 and the ground 4x3'],
    ['b: bush', 'b: house-red', 'scenery.rows: house-red at [1,0] reaches over the edge'],
    ['.@Xm', '..Xm', 'things.rows: 0 tiles have "@"'],
    ['.@Xm', '@@Xm', 'things.rows: 2 tiles have "@"'],
    ['.@Xm', 'X@Xm', 'goals.0.on: "X" stands 2 times'],
    ['    ....\n    .@Xm', '    ...@\n    ..Xm', 'things.rows: the character starts inside a wall'],
    ['    ....\n    ....', '    m...\n    ....', 'goals.0.target: "m" stands 2 times'],
    ['  - collect: melon', '  - gather: melon', 'level.yaml:21 goals.0: name the goal by one of: collect'],
    ['  - collect: melon', '  - collect: pear', 'goals.0: there is no "pear" at [3,2]'],
    ['    target: m\n', '', 'goals.0: give both "on" (the mark) and "target"'],
    ['    target: m\n', '    target: m\n    amount: 2\n', 'goals.0: Unrecognized key: "amount"'],
    ['    target: m\n', '    target: [0, 2]\n', 'goals.0: [0,2] is not next to [2,2]'],
    ['    on: X\n    target: m\n', '', 'things.rows: no goal uses the mark at [2,2]'],
    ['- collect: melon\n    on: X\n    target: m', '- water: true', 'goals.0: say on which mark: give "on"'],
    ['    target: m\n', '    target: m\n  - open: true\n    on: X\n    amount: 2\n', 'goals.1.amount: '],
    [
      'too-far: incomplete',
      'too-far: tired',
      'mistakes.too-far: "tired" is no reason; there are: incomplete',
    ],
    ['too-far: incomplete', 'too-near: incomplete', 'mistakes.too-near: write mistakes/too-near.py'],
    [
      'requires: [move_forward]',
      'requires: [move_forward]\nmaxLinesOfCode: 2',
      'maxLinesOfCode: solution.py has 3 lines',
    ],
    ['requires: [move_forward]', 'requires: [', 'level.yaml:'],
  ])('reports %j changed to %j', (from, to, message) => {
    const found = compile(filesWith(swap(from, to))).problems;
    expect(found.join('\n')).toContain(message);
  });

  it('reports every missing file', () => {
    const { problems: found } = compile(
      filesWith((yaml) => yaml, { template: undefined, solution: undefined }),
    );
    expect(found).toEqual([
      'loops-level1/template.py:1: write this file',
      'loops-level1/solution.py:1: write this file',
    ]);
  });

  it('reports problems of several fields together', () => {
    const both = (yaml: string) => swap('too-far: inc', 'too-far: unc')(swap('  ..~~\n', '  ..~?\n')(yaml));
    expect(compile(filesWith(both)).problems).toHaveLength(2);
  });
});

describe('rare forms', () => {
  const goalOf = (change: (yaml: string) => string) =>
    compile(filesWith(change)).compiled?.level.levelGoals[0];
  const GOAL = 'collect: melon\n    on: X\n    target: m';

  it('stores the other cells of a long thing', () => {
    const long = swap('sprite: item/watermelon', 'compound: [[3, 1]]');
    expect(compile(filesWith(long)).compiled?.level.items[1]).toMatchObject({ compound: [[3, 1]] });
  });

  it('stores a pushed thing as a type, with a mark on its target', () => {
    expect(goalOf(swap(GOAL, 'push: rock\n    target: X'))).toMatchObject({
      action: 'push',
      type: 'rock',
      targetPosition: [2, 2],
    });
    expect(compile(filesWith(swap(GOAL, 'push: rock\n    target: X'))).problems).toEqual([]);
  });

  it('accepts one type of cost', () => {
    expect(goalOf(swap(GOAL, 'build: bridge\n    on: X\n    cost: { log: 2 }'))).toMatchObject({
      cost: { type: 'log', amount: 2 },
    });
    const two = swap(GOAL, 'build: bridge\n    on: X\n    cost: { log: 2, plank: 1 }');
    expect(compile(filesWith(two)).problems.join()).toContain('goals.0.cost: a goal costs one type of thing');
  });

  it('converts the correct choice of a question to an index from 0', () => {
    const level = compile(
      filesWith(
        swap(
          'facing: right',
          'facing: right\nrole: boss\nrecall: [{ idea: call, answer: 2 }]\npredict: { answer: 1 }',
        ),
      ),
    ).compiled?.level;
    expect(level).toMatchObject({
      role: 'boss',
      recall: [{ idea: 'call', answer: 1 }],
      predict: { answer: 0 },
    });
  });

  it('requires neither solution nor mistakes in free play', () => {
    const free = filesWith(
      (yaml) => yaml.slice(0, yaml.indexOf('goals:')).replace('X: xmark, ', '').replace('X', '.'),
      {
        solution: undefined,
        mistakes: new Map(),
      },
    );
    const { compiled: played, problems: found } = compile(free);
    expect(found).toEqual([]);
    expect(played?.level.levelGoals).toEqual([]);
    expect(played?.solution).toBe(free.template);
  });
});
