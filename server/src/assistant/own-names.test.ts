import { describe, expect, it } from 'vitest';
import { boundNames, otherNames, withNames } from './own-names.ts';
import { programLines } from './program-lines.ts';

describe('the names that a line defines', () => {
  it.each<[string, string[]]>([
    ['x = y', ['x']],
    ['a, b = b, a', ['a', 'b']],
    ['a = b = 1', ['a', 'b']],
    ['total += eggs', ['total']],
    ['for word in way:', ['word']],
    ['ways = [half * 2 for half in halves]', ['ways', 'half']],
    ['def greet(name, times):', ['greet', 'name', 'times']],
    ['def grow(self, number):', ['number']],
    ['class Hen(Animal):', ['Hen']],
    ['triple = lambda number: number * 3', ['triple', 'number']],
    ['steps = max(eggs, key=size)', ['steps']],
    ['self.size = size', []],
    ['eggs[0] = 3', []],
    ['player.move_forward(3)', []],
    ['if x == 3:', []],
  ])('%s', (line, names) => {
    expect(programLines(line).flatMap(boundNames)).toEqual(names);
  });
});

describe("a solution with the learner's names", () => {
  const SOLUTION = 'eggs = 14\nboxes = eggs // 4\nplayer.speak(f"{boxes} boxes")\n';

  it.each<[string, string, string, string]>([
    [
      'another name',
      'eggs = 14\nb = eggs // 4\nplayer.speak(f"{b} boxes")\n',
      SOLUTION,
      'eggs = 14\nb = eggs // 4\nplayer.speak(f"{b} boxes")\n',
    ],
    ['only the beginning', 'n = 14\n', SOLUTION, 'n = 14\nboxes = n // 4\nplayer.speak(f"{boxes} boxes")\n'],
    ['a name that is also used in another way', 'boxes = 14\nb = boxes // 4\n', SOLUTION, SOLUTION],
    ['a mistake in one place', 'egs = 14\nboxes = eggs // 4\n', SOLUTION, SOLUTION],
    [
      'a function and its parameter',
      'def go(n):\n  walk(n)\ngo(3)',
      'def run(a):\n  walk(a)\nrun(3)',
      'def go(n):\n  walk(n)\ngo(3)',
    ],
    [
      'a loop over something else',
      'for i in range(3):\n    a()\n',
      'for side in range(4):\n    a(side)\n',
      'for i in range(4):\n    a(i)\n',
    ],
    ['no attributes', 'n = 1\nhen.size = n', 'size = 1\nhen.size = size', 'n = 1\nhen.size = n'],
    [
      'no methods',
      'class A:\n  def go(self):\n    x()',
      'class A:\n  def run(self):\n    x()',
      'class A:\n  def run(self):\n    x()',
    ],
    [
      'no comments and texts',
      'n = 1\nsay(n)',
      'eggs = 1  # eggs\nsay(eggs)\nsay("eggs")',
      'n = 1  # eggs\nsay(n)\nsay("eggs")',
    ],
    [
      'no name with two meanings',
      'n = 1\nsay(n)\nsay(n)',
      'a = 1\nsay(a)\nb = 2\nsay(b)',
      'n = 1\nsay(n)\nb = 2\nsay(b)',
    ],
  ])('%s', (_, program, solution, expected) => {
    const [own, theirs] = [programLines(program), programLines(solution)];
    expect(withNames(theirs, otherNames(own, theirs, new Set()))).toBe(expected);
  });

  it('keeps the names that the level defines', () => {
    const [own, theirs] = [programLines('n = 14'), programLines('eggs = 14')];
    expect(otherNames(own, theirs, new Set(['eggs'])).size).toBe(0);
    expect(otherNames(own, theirs, new Set(['n'])).size).toBe(0);
  });
});
