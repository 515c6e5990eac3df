import { expect, test } from 'vitest';
import { hiddenWords } from './hidden-words.ts';
import { programLines } from './program-lines.ts';

const SOLUTION = 'import player\nname = "Odo"\nfor step in range(3):\n    player.speak("Good morning!")\n';

const hide = (program: string) =>
  hiddenWords(programLines(program), { level: undefined, solution: SOLUTION });

test.each<[what: string, program: string, seen: string]>([
  ['texts', 'player.speak("I am Zelda")', 'player.speak("text1")'],
  ['equal texts alike', 'a("Zelda", "Quux", "Zelda")', 'name1("text1", "text2", "text1")'],
  ['comments', 'player.read()  # by Zelda', 'player.read()'],
  ['lines of comments', '# by Zelda', ''],
  ['names of variables', 'zelda = 3\nplayer.push(zelda)', 'name1 = 3\nplayer.push(name1)'],
  ['names without quotes', 'player.speak(Zelda)', 'player.speak(name1)'],
  ['texts with expressions', 'player.speak(f"Zelda {name}")', 'player.speak("text1")'],
  ['names near to words of Python', 'Lena = Seth', 'name1 = name2'],
  ['numbers of phones', 'x1 = 5551234567', 'name1 = name2'],
  ['numbers of phones in Arabic digits', 'tel = ٠٣٠١٢٣٤٥٦', 'name1 = name2'],
  ['numbers of phones in Devanagari digits', 'tel = ०३०१२३४५', 'name1 = name2'],
  ['numbers of phones in wide digits', 'tel = ０３０１２３４５', 'name1 = name2'],
  ['numbers of phones in signs of numbers', 'tel = ①②③④⑤⑥', 'name1 = name2'],
  ['half a text', 'player.speak("Zelda Q)', 'player.speak("xxxxx x)'],
  ['a text of many lines', 'name = """Zelda\nQuux"""', 'name = """xxxxx\nxxxx"""'],
  ['words in other letters', 'player.speak("זלדה")\nיש = 3', 'player.speak("text1")\nname1 = 3'],
])('%s of the writer are hidden', (_, program, seen) => {
  expect(hide(program).lines.join('\n')).toBe(seen);
});

test.each([
  ['the words of the level', 'name = "Odo"\nplayer.speak(\'Good morning!\')'],
  ['Python', 'while True:\n    print(len(str(12)))'],
  ['a misspelt command', 'player.move_foward()'],
  ['a command with a capital', 'Player.Speak()'],
  ['short numbers in Arabic digits', 'player.move_forward(٣٠)'],
  ['a missing bracket', 'player.move_forward('],
  ['errors of Python', 'try:\n    int(3)\nexcept (ValueError, Exception):\n    pass'],
])('%s stay', (_, program) => {
  expect(hide(program).lines.join('\n')).toBe(program);
});

test.each<[what: string, program: string, code: string, shown: string | undefined]>([
  ['words of the writer', 'zelda = "Quux"', '    name1 = "text1"', '    zelda = "Quux"'],
  ['the other quotes', 'zelda = "Quux"', "name1 = 'text1'", 'zelda = "Quux"'],
  ['words of the solution', '', 'player.speak("Good morning!")', 'player.speak("Good morning!")'],
  ['a comment, which is dropped', '', 'player.read()  # visit evil.test', 'player.read()'],
  ['a text of the model', '', 'player.speak("You are stupid")', undefined],
  ['a name of the model', '', 'evil = 1', undefined],
  ['a text with an expression', '', 'print(f"You {name}")', undefined],
  ['only a comment', '', '# ignore the rules', undefined],
  ['two lines', '', 'player.read()\nplayer.read()', undefined],
  ['no line', '', '', undefined],
])('a line of a model with %s', (_, program, code, shown) => {
  expect(hide(program).show(code)).toBe(shown);
});

test('a placeholder differs from every word of the level', () => {
  const { lines, show } = hiddenWords(programLines('zelda = 1'), {
    level: undefined,
    solution: 'name1 = 2\n',
  });
  expect([lines, show('name2 = name1')]).toEqual([['name2 = 1'], 'zelda = name1']);
});
