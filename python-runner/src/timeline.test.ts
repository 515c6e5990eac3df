import { replay } from '@hopcode/engine/replay';
import { describe, expect, it } from 'vitest';
import { meadow } from './testing/farm.ts';
import { told, usePython } from './testing/python.ts';

const run = usePython();

describe('events of a program', () => {
  const programs: [what: string, code: string, events: string[]][] = [
    ['an empty program', '', []],
    ['lines, with the changes of the line before', 'x = 1\ny = x + 1', ['1', '2 x=1', '0 y=2']],
    ['a variable only when its value changes', 'x = 1\nx = 1\nx = 2', ['1', '2 x=1', '3', '0 x=2']],
    [
      'a loop, line by line',
      'for i in range(2):\n    x = i * 10',
      ['1', '2 i=0', '1 x=0', '2 i=1', '1 x=10'],
    ],
    [
      'a function with its own variables',
      'def twice(n):\n    m = n * 2\n    return m\n\nz = twice(4)',
      ['1', '5', '2 in twice n=4', '3 in twice m=8', '0 z=8'],
    ],
    [
      'calls of one function keep their variables apart',
      'def down(n):\n    if n:\n        down(n - 1)\n\ndown(1)',
      ['1', '5', '2 in down n=1', '3 in down', '2 in down n=0'],
    ],
    ['changes inside a list', 'a = []\na.append(1)', ['1', '2 a=[]', '0 a=[1]']],
    ['prints', 'print("hi", 2)\nprint(end="x")', ['1', 'out "hi 2\\n"', '2', 'out "x"']],
    ['prints to the error stream', 'import sys\nprint(1, file=sys.stderr)', ['1', '2', 'err "1\\n"']],
    ['waits', 'import time\ntime.sleep(1.5)\ntime.sleep(2)', ['1', '2', 'wait 1.5', '3', 'wait 2']],
    [
      'commands with their line',
      'player.turn_left()\n\nplayer.turn_right()',
      ['1', '1: turn_left()', '3', '3: turn_right()'],
    ],
    [
      'a command inside a function',
      'def go():\n    player.move_forward(2)\ngo()',
      ['1', '3', '2 in go', '2: move_forward(2)'],
    ],
    ['a lambda and a class body', 'f = lambda: 1\nf()', ['1', '2', '1 in <lambda>']],
    ['a list comprehension', 'a = [i for i in range(2)]', ['1', '0 a=[0, 1]']],
    ['a wait of asyncio', 'import asyncio\nasyncio.run(asyncio.sleep(3))', ['1', '2', 'wait 3']],
  ];
  it.each(programs)('%s', async (_what, code, events) => {
    const timeline = await run(code);
    expect(timeline.end).toEqual({ status: 'finished' });
    expect(timeline.events.map(told)).toEqual(events);
  });
});

describe('ways to reach the player', () => {
  const programs = [
    'player.move_forward(2)',
    'player.move_forward(steps=2)',
    'player.move_forward()\nplayer.move_forward()',
    'import player\nplayer.move_forward(2)',
    'import player as p\np.move_forward(2)',
    'from player import *\nmove_forward(2)',
    'from player import move_forward as go\ngo(2)',
    'from player import player\nplayer.move_forward(2)',
    'p = player\np.move_forward(2.0)',
    'getattr(player, "move_forward")(2)',
  ];
  it.each(programs)('%j', async (code) => {
    const timeline = await run(code);
    expect(timeline.end).toEqual({ status: 'finished' });
    expect(timeline.verdict).toMatchObject({ complete: true });
    expect(replay(meadow(), timeline.events).at(-1)?.player.position).toEqual([3, 3]);
  });
});

describe('final variables', () => {
  const values: [python: string, data: unknown][] = [
    ['5', 5],
    ['2.5', 2.5],
    ['"hello"', 'hello'],
    ['True', true],
    ['None', null],
    ['[1, "a", [2]]', { list: [1, 'a', { list: [2] }] }],
    ['(1, 2)', { tuple: [1, 2] }],
    ['{3}', { set: [3] }],
    [
      '{"a": 1, (1, 2): [3]}',
      {
        dict: [
          ['a', 1],
          [{ tuple: [1, 2] }, { list: [3] }],
        ],
      },
    ],
    ['10 ** 30', { other: 'int(100 bits)' }],
    ['float("nan")', { other: 'nan' }],
    ['float("inf")', { other: 'inf' }],
    ['1 + 2j', { other: '(1+2j)' }],
    ['range(3)', { other: 'range(0, 3)' }],
    ['"x" * 20000', { other: expect.stringContaining('xxx') }],
    ['list(range(2000))', { other: expect.stringContaining('[0, 1, 2') }],
    [
      '__import__("collections").Counter("aab")',
      {
        dict: [
          ['a', 2],
          ['b', 1],
        ],
      },
    ],
    ['__import__("collections").defaultdict(int, k=1)', { dict: [['k', 1]] }],
  ];
  it.each(values)('%s', async (python, data) => {
    const { variables } = await run(`v = ${python}`);
    expect(variables).toEqual({ v: data });
  });

  it('leaves out modules, functions and classes', async () => {
    const { variables } = await run('import math\ndef f(): pass\nclass A: pass\ng = len\n_x = 1');
    expect(variables).toEqual({ _x: 1 });
  });

  it('shows objects without calling their methods', async () => {
    const { variables, events } = await run(
      'class A:\n    def __init__(self): self.n = 1\n    def __repr__(self): 1 / 0\n    def __getattribute__(self, name): 1 / 0\n' +
        'a = object.__new__(A)\nclass L(list):\n    def __len__(self): 1 / 0\n    def __iter__(self): 1 / 0\nb = L([1])',
    );
    expect(variables).toEqual({ a: { other: 'A()' }, b: { list: [1] } });
    expect(events.map(told)).toContain('0 b=[1]');
  });

  it('shows objects whose class cannot be compared or hashed', async () => {
    const { variables, end } = await run(
      'class M(type):\n    def __eq__(c, o): 1 / 0\n    __hash__ = None\n    def __getattribute__(c, n): 1 / 0\n' +
        'class A(metaclass=M): pass\na = A()\nb = [a]',
    );
    expect(end.status).toBe('finished');
    expect(variables).toEqual({ a: { other: 'A()' }, b: { list: [{ other: 'A()' }] } });
  });

  it('leaves out keys that are not valid names', async () => {
    const { variables, end } = await run('globals()[5] = 1\nglobals()["x"] = 2\ny = 3');
    expect(end.status).toBe('finished');
    expect(variables).toEqual({ x: 2, y: 3 });
  });

  it('includes constants of the level, which exist from the first line', async () => {
    const level = meadow({
      constants: [
        { name: 'carrots', value: 5 },
        { name: 'spots', value: { list: [{ tuple: [1, 2] }] } },
      ],
    });
    const { events, variables } = await run('spots.append(carrots)', { level });
    expect(events.map(told)).toEqual(['1 carrots=5 spots=[(1, 2)]', '0 spots=[(1, 2), 5]']);
    expect(variables).toEqual({ carrots: 5, spots: { list: [{ tuple: [1, 2] }, 5] } });
  });
});

describe('a failed command', () => {
  it('ends the timeline at its line', async () => {
    const { end, events } = await run('x = 1\nplayer.move_forward(9)\nprint("never")');
    expect(events.map(told)).toEqual(['1', '2 x=1', '2: move_forward(9) !bumped-into-wall']);
    expect(end).toMatchObject({
      status: 'rule',
      line: 2,
      failure: { code: 'bumped-into-wall', params: { step: 6, steps: 9 } },
      error: { type: 'BumpedError', message: 'bumped into wall', line: 2, column: 1, endColumn: 23 },
    });
  });

  const wrongArguments: [code: string, shown: string][] = [
    ['player.move_forward("far")', 'far'],
    ['player.move_forward([1])', '[1]'],
    ['player.move_forward(1.5)', '1.5'],
    ['player.move_forward(10 ** 40)', 'int(133 bits)'],
    ['player.move_forward(float("inf"))', 'inf'],
    ['class A: pass\nplayer.move_forward(A())', 'A()'],
  ];
  it.each(wrongArguments)('with a wrong argument shows the argument: %s', async (code, shown) => {
    const { end, events } = await run(code);
    expect(end).toMatchObject({
      status: 'rule',
      failure: { code: 'wrong-argument', params: { parameter: 'steps' } },
    });
    expect(events.at(-1)).toMatchObject({ kind: 'command', args: [expect.anything()] });
    expect(events.map(told).at(-1)).toContain(shown);
  });

  it.each(['player.speak("x" * 5001)', 'player.speak(["x" * 5000])'])(
    'reports the length limit of a text: %s',
    async (code) => {
      const { end } = await run(code);
      expect(end).toMatchObject({ failure: { params: { parameter: 'text', longest: 5000 } } });
    },
  );

  it('shows a value of another type as Python prints it', async () => {
    const level = meadow({
      items: [{ action: 'speak', type: 'xmark', sprite: 'marker/xmark', position: [1, 3] }],
      levelGoals: [{ action: 'speak', data: '[1, 2]', position: [1, 3] }],
    });
    const timeline = await run('player.speak([1, 2])', { level });
    expect(timeline.verdict.complete).toBe(true);
  });
});

describe('errors', () => {
  const errors: [code: string, type: string, line: number, message: RegExp][] = [
    ['x = 1\ny = x / 0', 'ZeroDivisionError', 2, /^division by zero$/],
    ['def f():\n    return boo\n\nf()', 'NameError', 2, /^name 'boo' is not defined/],
    ['prin(1)', 'NameError', 1, /Did you mean: 'print'\?$/],
    ['player.move_foward()', 'AttributeError', 1, /Did you mean: 'move_forward'\?$/],
    ['x = [1]\nx[3]', 'IndexError', 2, /out of range/],
    ['{"a": 1}["b"]', 'KeyError', 1, /^'b'$/],
    ['int("x")', 'ValueError', 1, /invalid literal/],
    ['if True\n    pass', 'SyntaxError', 1, /expected ':'/],
    ['x = 1\n  y = 2', 'IndentationError', 2, /unexpected indent/],
    ['whille True:\n    pass', 'SyntaxError', 1, /Did you mean 'while'\?/],
    ['return 1', 'SyntaxError', 1, /'return' outside function/],
    ['raise ValueError("mine")', 'ValueError', 1, /^mine$/],
    ['x = 1\nraise SyntaxError("a", ("main.py", 9, 9, "x", 10**9, 10**9))', 'SyntaxError', 2, /^a$/],
    ['x = 1\ny = "\0"', 'SyntaxError', 2, /U\+0000$/],
    ['x = "\ud83d"', 'SyntaxError', 1, /U\+D83D$/],
    [`x = ${'not '.repeat(10_000)}1`, 'MemoryError', 1, /too complex/],
    [
      'import asyncio\nasync def f():\n    1 / 0\nasync def main():\n    async with asyncio.TaskGroup() as g:\n        g.create_task(f())\nasyncio.run(main())',
      'ZeroDivisionError',
      3,
      /division/,
    ],
    ['class Oops(Exception): pass\nraise Oops("own")', 'Oops', 2, /^own$/],
    ['import numpy', 'ModuleNotFoundError', 1, /No module named 'numpy'/],
    ['import json\njson.loads("{")', 'JSONDecodeError', 2, /Expecting property name/],
    ['exec("1/0")', 'ZeroDivisionError', 1, /division/],
    ['raise ExceptionGroup("two", [ValueError(1), TypeError(2)])', 'ExceptionGroup', 1, /two/],
    ['class Bad(Exception):\n    def __str__(self): return 1 / 0\nraise Bad()', 'Bad', 3, /str\(\) failed/],
    ['player.move_forward(1, 2)', 'TypeError', 1, /takes from 0 to 1 positional arguments but 2 were given/],
    ['def f(n):\n    return f(n)\nf(1)', 'RecursionError', 2, /maximum recursion depth/],
    [
      'class A:\n    def __str__(self): return str(self)\nprint(A())',
      'RecursionError',
      2,
      /maximum recursion depth/,
    ],
  ];
  it.each(errors)('%j', async (code, type, line, message) => {
    const { end } = await run(code);
    expect(end).toMatchObject({
      status: 'error',
      error: { type, line, message: expect.stringMatching(message) },
    });
  });

  it('shows only frames of the program in the trace', async () => {
    const { end } = await run('import json\ndef read(t):\n    return json.loads(t)\n\nread("{")');
    const trace = end.status === 'error' ? end.error.trace : '';
    expect(trace).toContain('File "main.py", line 3, in read\n    return json.loads(t)');
    expect(trace).not.toContain('.zip');
  });

  it.each<[code: string, last: string]>([
    [`x = "${'a'.repeat(30_000)}" + 1`, 'TypeError: can only concatenate str (not "int") to str'],
    ['raise ValueError("x\\n" * 9000 + "the end")', 'the end'],
    ['raise ValueError("x" * 10 ** 7)', `ValueError: ${'x'.repeat(487)}…`],
  ])('ends a trace with its last line, however long it is: %#', async (code, last) => {
    const { end } = await run(code);
    const lines = end.status === 'error' ? end.error.trace.trimEnd().split('\n') : [];
    expect(lines[0]).toBe('Traceback (most recent call last):');
    expect(lines.at(-1)).toBe(last);
  });

  it('shows the errors of a group below its own line', async () => {
    const { end } = await run('raise ExceptionGroup("two", [ValueError(1), TypeError(2)])');
    const lines = end.status === 'error' ? end.error.trace.split('\n') : [];
    expect(lines.slice(-10)).toEqual([
      '  + Exception Group Traceback (most recent call last):',
      '  |   File "main.py", line 1, in <module>',
      '  |     raise ExceptionGroup("two", [ValueError(1), TypeError(2)])',
      '  | ExceptionGroup: two (2 sub-exceptions)',
      '  +-+---------------- 1 ----------------',
      '    | ValueError: 1',
      '    +---------------- 2 ----------------',
      '    | TypeError: 2',
      '    +------------------------------------',
      '',
    ]);
  });

  it('counts columns as the editor does', async () => {
    const { end } = await run('x = "🐰é" + 1');
    expect(end).toMatchObject({ error: { line: 1, column: 5, endLine: 1, endColumn: 14 } });
  });

  it('counts lines as Python does, not as str.splitlines does', async () => {
    const { end } = await run('x = "a\x0c\x0b\x85\u2028b"\ny = 1 / 0');
    expect(end).toMatchObject({ error: { line: 2, column: 5, endLine: 2, endColumn: 10 } });
    expect(end.status === 'error' && end.error.trace).toContain('    y = 1 / 0\n');
  });

  const unfinished: [code: string, name: string][] = [
    ['player.move_forward', 'player.move_forward'],
    ['import player as p\np.turn_left', 'p.turn_left'],
    ['x = 1\nplayer.turn_left  # go', 'player.turn_left'],
    ['from player import *\nturn_left', 'turn_left'],
    ['from player import turn_left as tl\ntl', 'tl'],
    ['for i in range(2):\n    player.turn_left', 'player.turn_left'],
    ['if True: player.turn_left', 'player.turn_left'],
    ['def go():\n    player.turn_left()\ngo', 'go'],
    ['print', 'print'],
    ['player.move_forward = 3', 'player.move_forward'],
    ['import player as p\np.move_forward = -1', 'p.move_forward'],
    ['class Hen:\n    def cluck(self):\n        pass\nhen = Hen()\nhen.cluck', 'hen.cluck'],
  ];
  it.each(unfinished)('finds the missing parentheses before running: %j', async (code, name) => {
    const { end, events } = await run(code);
    const line = code.split('\n').findLastIndex((text) => text.includes(name)) + 1;
    expect(end).toMatchObject({
      status: 'error',
      error: { type: 'MissingParentheses', message: name, line },
    });
    expect(events).toEqual([]);
  });

  it.each([
    'f = player.turn_left\nf()',
    'class Hen:\n    def eggs(self):\n        pass\nhen = Hen()\nhen.eggs = 3',
    'def twice(f):\n    return f\nplayer.turn_left = twice(player.turn_left)\nplayer.turn_left()',
    'x = 1\nx',
    '"a text"',
    'def f(print):\n    print\nf(1)',
    'class Hen:\n    @property\n    def eggs(self):\n        return 1\nhen = Hen()\nhen.eggs',
  ])('does not report a name that is not a mistake: %j', async (code) => {
    expect((await run(code)).end).toEqual({ status: 'finished' });
  });
});
