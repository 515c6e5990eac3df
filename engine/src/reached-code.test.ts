import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingIdea } from './program-ideas.ts';
import { reachedCode } from './reached-code.ts';

const idleNames = (program: string) => reachedCode(program).idle.map(({ name }) => name);

const STORES =
  'def store(act):\n    acts.append(act)\n    return act\n@store\ndef hop():\n    pass\nacts[0]()';
const FACTORY = `def on(key):\n    def keep(act):\n        acts[key] = act\n        return act\n    return keep\n@on(3)\ndef hop():\n    pass\n`;

describe('the definitions that a program does not reach', () => {
  it.each<[string, string, readonly string[]]>([
    ['a called function', 'def hop():\n    go()\nhop()', []],
    ['a function that calls another', 'def a():\n    b()\ndef b():\n    go()\na()', []],
    ['a passed function', 'def hop():\n    go()\nrepeat(hop, 2)', []],
    ['a function that nothing calls', 'def hop():\n    go()\ngo()', ['hop']],
    ['a function that only calls itself', 'def hop():\n    hop()\ngo()', ['hop']],
    ['two that call each other', 'def a():\n    b()\ndef b():\n    a()\ngo()', ['a', 'b']],
    ['a function inside one', 'def a():\n    def b():\n        go()\n    return b\ngo()', ['a', 'b']],
    ['a function in an if', 'if ready:\n    def a():\n        go()\n    a()', []],
    ['a name in Hebrew letters', 'def עטיפה():\n    go()\nעטיפה()', []],
    ['a decorator of a called function', 'def tap(a):\n    return a\n@tap\ndef hop():\n    go()\nhop()', []],
    ['a decorated function', 'def tap(a):\n    return a\n@tap\ndef hop():\n    go()', ['tap', 'hop']],
    ['a function that its decorator stores', STORES, []],
    ['a function that a decorator with a value stores', FACTORY, []],
    ['a class with an object', 'class Hen:\n    def cluck(self):\n        go()\nHen().cluck()', []],
    ['a class without one', 'class Hen:\n    def cluck(self):\n        go()\ncluck = 3', ['Hen', 'cluck']],
    ['a method that nothing calls', 'class Hen:\n    def cluck(self):\n        go()\nHen()', ['cluck']],
    ['a special method', 'class Hen:\n    def __str__(self):\n        return ""\nprint(Hen())', []],
    ['a parent', 'class A:\n    pass\nclass B(A):\n    pass\nB()', []],
    ['a method that a module calls', 'class P(Reader):\n    def found(self):\n        go()\nP()', []],
    [
      'a method of an own parent',
      'class A:\n    pass\nclass B(A):\n    def hop(self):\n        go()\nB()',
      ['hop'],
    ],
    ['a generator in a loop', 'def way():\n    yield 5\nfor n in way():\n    go(n)', []],
    ['a generator in a variable', 'def way():\n    yield 5\nsteps = way()\ngo(next(steps))', []],
    ['a generator that does not start', 'def way():\n    yield 5\nway()', ['way']],
    ['a generator that nothing reads', 'def way():\n    yield 5\nsteps = way()', ['way']],
    ['an awaited function', 'async def hop():\n    go()\nawait hop()', []],
    ['a task', 'async def hop():\n    go()\nasyncio.run(hop())', []],
    ['a function without await', 'async def hop():\n    go()\nhop()', ['hop']],
    ['a short function', 'hop = lambda n: go(n)\nhop(2)', []],
    ['a short function that nothing calls', 'hop = lambda n: go(n)\ngo(2)', ['hop']],
    [
      'a wrapper that nothing calls',
      'def tap(a):\n    def w():\n        a()\n    return w\ntap(look)',
      ['tap', 'w'],
    ],
    [
      'a wrapper that nothing reads',
      'def tap(a):\n    def w():\n        a()\n    return w\nb = tap(c)',
      ['tap', 'w'],
    ],
    ['a wrapper that is called', 'def tap(a):\n    def w():\n        a()\n    return w\nb = tap(c)\nb()', []],
    [
      'a wrapper under the old name',
      'def tap(a):\n    def w():\n        a()\n    return w\nhop = tap(hop)\nhop()',
      [],
    ],
    [
      'a function that stores and wraps',
      'def keep(a):\n    acts.append(a)\n    def w():\n        a()\n    return w\nkeep(look)',
      [],
    ],
    ['functions that are looked up by their names', 'def hop():\n    go()\nglobals()[word]()', []],
  ])('%s', (_, program, idle) => {
    expect(idleNames(program)).toEqual(idle);
  });
});

const DECOYS: readonly (readonly [string, string])[] = [
  ['yield', 'def decoy():\n    yield 3'],
  ['yield 3', 'def decoy():\n    yield 3'],
  ['[... for ...]', 'def decoy(a):\n    return [n for n in a]'],
  ['lambda', 'decoy = lambda n: n'],
  ['return wrapper', 'def decoy(a):\n    def wrapper():\n        pass\n    return wrapper'],
  ['@knock', 'def knock(a):\n    return a\n@knock\ndef decoy():\n    pass'],
  ['@', 'def decoy():\n    @spin\n    def hop():\n        pass\n    hop()'],
  ['@ @', 'def decoy():\n    @spin\n    @jump\n    def hop():\n        pass\n    hop()'],
  ['down() in def', 'def down(n):\n    down(n - 1)'],
  ['*pieces', 'def decoy(*pieces):\n    pass'],
  ['def repeat(a, b)', 'def repeat(a, b):\n    a(b)\n    repeat(a, b)'],
  ['class Hen(Animal)', 'class Hen(Animal):\n    pass'],
  ['super()', 'class Hen(Animal):\n    def __init__(self):\n        super().__init__()'],
  ['__str__', 'class Hen:\n    def __str__(self):\n        return ""'],
  ['@property', 'class Hen:\n    @property\n    def age(self):\n        return 3'],
  ['await', 'async def decoy():\n    await hop()\ndecoy()'],
  ['gather() TaskGroup()', 'async def decoy():\n    await gather(a(), b())'],
  ['except', 'def decoy():\n    try:\n        pass\n    except ValueError:\n        pass'],
  ['raise', 'def decoy():\n    raise ValueError'],
  ['zip()', 'def decoy(a, b):\n    return zip(a, b)'],
  ['for', 'def decoy():\n    for n in range(3):\n        pass'],
];
const PLAIN = ['player.move_forward(2)', 'steps = 2', 'print(steps)', 'if steps:\n    player.turn_left()'];

describe('a definition that nothing reaches', () => {
  it.each(DECOYS)('is not the idea %s', (idea, decoy) => {
    expect(missingIdea(`${decoy}\nplayer.turn_left()`, { ideas: [idea] })).toBeDefined();
  });

  it('never makes an idea count, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PLAIN), { minLength: 1 }),
        fc.subarray([...DECOYS], { minLength: 1 }),
        fc.nat(),
        (lines, decoys, place) => {
          const at = place % (lines.length + 1);
          const program = lines.toSpliced(
            at,
            0,
            ...decoys.map(([, code], n) => code.replaceAll('decoy', `decoy${n}`)),
          );
          for (const [idea] of decoys)
            expect(missingIdea(program.join('\n'), { ideas: [idea] })).toBeDefined();
        },
      ),
    );
  });
});
