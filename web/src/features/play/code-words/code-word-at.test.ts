import { pythonLanguage } from '@codemirror/lang-python';
import { expect, it } from 'vitest';
import { codeWordAt } from './code-word-at.ts';

/** The word at the symbol ^, which is not part of the program. */
const wordAt = (marked: string) => {
  const offset = marked.indexOf('^');
  const program = marked.replace('^', '');
  const word = codeWordAt(program, pythonLanguage.parser.parse(program), offset);
  return word && [word.kind, word.name, program.slice(word.from, word.to)];
};

it.each([
  ['^for egg in basket:\n    pass', ['python', 'for', 'for']],
  ['for egg i^n basket:\n    pass', ['python', 'in', 'in']],
  ['for e^gg in basket:\n    pass', ['python', 'variable', 'egg']],
  ['for egg in basket^:\n    pass', ['python', 'colon', ':']],
  ['player.^move_forward(3)', ['command', 'move_forward', 'move_forward']],
  ['player.move_forward^(3)', ['python', 'round-brackets', '(']],
  ['player.move_forward(3)^', ['python', 'round-brackets', ')']],
  ['pla^yer.look()', ['python', 'player', 'player']],
  ['player^.look()', ['python', 'dot', '.']],
  ['await helper.^look()', ['command', 'look', 'look']],
  ['cow.lo^ok()', undefined],
  ['cow.^look()', ['python', 'dot', '.']],
  ['basket.app^end("egg")', ['python', 'append', 'append']],
  ['append ^= 3', ['python', 'assign', '=']],
  ['app^end = 3', ['python', 'variable', 'append']],
  ['from player import look\nl^ook()', ['command', 'look', 'look']],
  ['pri^nt("Hello")', ['python', 'print', 'print']],
  ['print("He^llo")', ['python', 'text', '"Hello"']],
  ['print(f"I h^ave {n}")', ['python', 'filled-text', 'f"I have {n}"']],
  ['print(f"I have {^n}")', ['python', 'variable', 'n']],
  ['steps =^= 3', ['python', 'equal', '==']],
  ['steps ^= 3', ['python', 'assign', '=']],
  ['steps ^+= 1', ['python', 'add-to', '+=']],
  ['2 ^** 3', ['python', 'power', '**']],
  ['7 ^// 2', ['python', 'whole-divide', '//']],
  ['print(^*names)', ['python', 'round-brackets', '(']],
  ['names[1^:2]', ['python', 'number', '1']],
  ['found = Tr^ue', ['python', 'True', 'True']],
  ['best = No^ne', ['python', 'None', 'None']],
  ['if n^ot a:\n    pass', ['python', 'not', 'not']],
  ['# walk ^home', ['python', 'comment', '# walk home']],
  ['def hop():\n    pass\n\nh^op()', ['python', 'own-function', 'hop']],
  ['class Cow:\n    pass\n\nC^ow()', ['python', 'own-class', 'Cow']],
  ['max = 3\nprint(m^ax)', ['python', 'variable', 'max']],
  ['^@property\ndef size(self):\n    pass', ['python', 'decorator', '@']],
  ['def size(se^lf):\n    pass', ['python', 'self', 'self']],
  ['async def walk():\n    aw^ait rest()', ['python', 'await', 'await']],
  ['a = 1\n^\n\nb = 2', undefined],
  ['', undefined],
] as const)('%s', (marked, word) => {
  expect(wordAt(marked.includes('^') ? marked : `${marked}^`)).toEqual(word);
});
