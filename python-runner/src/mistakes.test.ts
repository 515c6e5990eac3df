import { expect, it } from 'vitest';
import { meadow } from './testing/farm.ts';
import { usePython } from './testing/python.ts';

const run = usePython();

it.each<[code: string, message: string | undefined]>([
  ['x = "a"\nif x == "b" or "c":\n    pass', 'value alone after or: "c" (x == "c")'],
  ['x = 1\nwhile x == 2 and 3:\n    pass', 'value alone after and: 3 (x == 3)'],
  ['x = "a"\nif x == "b" or x == "c":\n    pass', undefined],
  ['x = "a"\nif x == "b" or True:\n    pass', undefined],
  ['x = 0\ny = x or 3', undefined],
  ['x = 1\nx =+ 1', 'sign after equals: =+'],
  ['x =- 1', undefined],
  ['x = 1\nx = -1', undefined],
  ['x = 1\nx =-1', undefined],
  ['x = 1\nx += 1', undefined],
  ['"player.turn_left()"', 'text alone: player.turn_left()'],
  ['"A note about the program"', undefined],
  ['def go():\n    "Goes (home)."\ngo()', undefined],
  ['x = "player.turn_left()"', undefined],
  ['x = 1\nx == 2', 'compared only: x = 2'],
  ['x = 1\ny = x == 2', undefined],
  ['x = 1\nplayer.turn_left() == x', undefined],
  ['name = "mila"\nname.upper()', 'result lost: name = name.upper()'],
  ['word = str(3)\nword.replace("a", "b")', 'result lost: word = word.replace("a", "b")'],
  ['names = ["b", "a"]\nsorted(names)', 'result lost: names = sorted(names)'],
  ['n = 3.7\nround(n)', 'result lost: n = round(n)'],
  ['name = "mila"\nprint(name.upper())', undefined],
  ['name = "mila"\nname = name.upper()', undefined],
  ['name = "mila"\nfor name in [player]:\n    name.look()', undefined],
  ['class Sign:\n    def upper(self):\n        print("up")\nname = Sign()\nname.upper()', undefined],
  ['def sorted(names):\n    names.sort()\nnames = ["b"]\nsorted(names)', undefined],
  ['text = "x"\ntry:\n    int(text)\nexcept ValueError:\n    print("no number")', undefined],
  ['names = ["b"]\nnames.sort()\nnames.pop()', undefined],
  ['pets = ["dog", "cat" "hen"]', 'texts side by side'],
  ['pets = ["dog", "cat"]', undefined],
  ['lines = ["one line " "goes on", "two"]', undefined],
  ['lines = ["one line"\n         "two lines", "three"]', undefined],
  ['text = ["dog" "cat"]', undefined],
  ['print("a" "b")', undefined],
])('%j: %s', async (code, message) => {
  const { end } = await run(code);
  const slip = end.status === 'finished' ? end.slip : undefined;
  expect([slip?.type, slip?.message]).toEqual([message && 'SyntaxWarning', message]);
});

it('is silent for a program that meets its goals', async () => {
  const { end } = await run('x = 1\nx == 2', { level: meadow({ levelGoals: [] }) });
  expect(end).toEqual({ status: 'finished' });
});

it.each<[code: string, message: string | undefined]>([
  ['n = 0\nwhile n < 5:\n    print(n)\n    n =+ 1', 'loop without end: =+ n 1'],
  ['n = 0\nwhile n < 5:\n    player.turn_left()\n    n =+ 1', 'loop without end: =+ n 1'],
  ['n = 0\nwhile n > -5:\n    print(n)\n    n =- 1', 'loop without end: =- n -1'],
  [
    'n = 0\nx = 0\nwhile n < 5:\n    print(n)\n    x =+ 1',
    'loop without end, nothing changes: n (n < 5) 5: n += 1',
  ],
  ['n = 0\nwhile n < 5:\n    print(n)\n    n =+ 1\n    n -= 1', undefined],
  ['x = 0\nx =+ 1\nwhile True:\n    print(x)', 'loop without end, no break'],
  ['x = 0\nwhile True:\n    print(x)\n    if x > 3:\n        break', undefined],
  ['n = 0\ndef go():\n    global n\n    n = 0\nwhile n < 5:\n    print(n)\n    go()', undefined],
  ['a = [1]\nwhile a != []:\n    print(1)\n    a.append(2)', undefined],
  ['n = 0\nwhile n < 5:\n    print(n)\n    n += 1\n    n -= 1', undefined],
  ['a = [1]\nfor n in a:\n    print(n)\n    a.append(n)', 'loop without end, grows: a'],
  ['a = [1]\nfor n in a:\n    print(n)\n    if n:\n        a.append(n)', undefined],
  ['a = [1]\nb = []\nfor n in a:\n    b.append(n)\nwhile True:\n    print(b)', 'loop without end, no break'],
])('%j, ended by a limit: %s', async (code, message) => {
  const { end } = await run(code);
  expect(['commands', 'output']).toContain(end.status);
  const slip = 'slip' in end ? end.slip : undefined;
  expect([slip?.type, slip?.message]).toEqual([message && 'SyntaxWarning', message]);
});
