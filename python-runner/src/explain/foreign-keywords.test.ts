import { expect, it } from 'vitest';
import { readForeignHead } from './foreign-keywords.ts';

it.each<[line: string, source: string, write: string | undefined]>([
  ['wenn ding = "wall":', '', 'if ding == "wall":'],
  ['wenn (x == 3):', '', 'if (x == 3):'],
  ['sonst:', '', 'else:'],
  ['sonst wenn x == 3:', '', 'elif x == 3:'],
  ['sinon si x == 3:', '', 'elif x == 3:'],
  ['solange x > 3 mache:', '', 'while x > 3:'],
  ['tant que x > 3 faire:', '', 'while x > 3:'],
  ['mientras player.can_move():', '', 'while player.can_move():'],
  ['für i in range(3):', '', 'for i in range(3):'],
  ['pour i dans range(5):', '', 'for i in range(5):'],
  ['para i en range(5):', '', 'for i in range(5):'],
  ['если x > 3:', '', 'if x > 3:'],
  ['jeśli x > 3:', '', 'if x > 3:'],
  ['如果 x > 3:', '', 'if x > 3:'],
  ['ถ้า x > 3:', '', 'if x > 3:'],
  ['अगर x > 3:', '', 'if x > 3:'],
  ['si ready:', 'ready = True\nsi ready:', 'if ready:'],
  ['drucke("Hallo")', '', 'print("Hallo")'],
  ['zeige "Hallo"', '', 'print("Hallo")'],
  ['imprime(x)', '', 'print(x)'],
  ['affiche x', 'x = 3\naffiche x', 'print(x)'],
  ['si x == 3:', 'si = 2\nsi x == 3:', undefined],
  ['wenn ding = "wall"', '', undefined],
  ['se vende:', '', undefined],
  ['para siempre:', '', undefined],
  ['pour quoi:', '', undefined],
  ['affiche x', '', undefined],
  ['sinontje:', '', undefined],
  ['if x == 3:', '', undefined],
  ['for i in range(3):', '', undefined],
  ['print("x")', '', undefined],
  ['mens = 3', '', undefined],
])('%j in %j is %s', (line, source, write) => {
  expect(readForeignHead(line, source)?.write).toBe(write);
});
