import { expect, it } from 'vitest';
import { programLines } from './program-lines.ts';
import { repairedLine } from './repair-line.ts';

const repaired = (code: string, importsPlayer = true): string | undefined => {
  const [line] = programLines(code);
  return line && repairedLine(line, importsPlayer)?.code;
};

it.each([
  ['player.move_forward(3', 'player.move_forward(3)'],
  ['player.move_forward[3]', 'player.move_forward(3)'],
  ['player.move_forward{3}', 'player.move_forward(3)'],
  ['move_forward(3)', 'player.move_forward(3)'],
  ['Player.move_forward(3)', 'player.move_forward(3)'],
  ['player:move_forward(3)', 'player.move_forward(3)'],
  ['player.turn_left', 'player.turn_left()'],
  ['player.speak("Hi)', 'player.speak("Hi")'],
  ['player.speak("Hi"', 'player.speak("Hi")'],
  ['for i in range(3)', 'for i in range(3):'],
  ['for i in range(3:', 'for i in range(3):'],
])('%s becomes %s', (code, result) => {
  expect(repaired(code)).toBe(result);
});

it.each(['player.move_forward(3)', 'x = 3', 'player.speak((])', 'go(3)', '# player.turn_left'])(
  'leaves %s alone',
  (code) => {
    expect(repaired(code)).toBeUndefined();
  },
);

it('adds no player where the program imports none', () => {
  expect(repaired('move_forward(3)', false)).toBeUndefined();
});
