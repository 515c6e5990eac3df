import { describe, expect, it } from 'vitest';
import { checkKeyboard, summaryOf } from './check-keyboard.ts';

describe('checkKeyboard', () => {
  it.each([
    ['a program without mistakes', 'print("hi")', undefined],
    ['names in another script', 'имя = 1', undefined],
    ['curly quotes', 'player.speak(“hi”)', 'player.speak("hi")'],
    ['full-width symbols', 'print（１）', 'print(1)'],
    ['a Russian keyboard', 'зкште(1)', 'print(1)'],
    ['a Hebrew keyboard', 'פרןמא(1)', 'print(1)'],
  ])('%s', async (_, code, source) => {
    expect((await checkKeyboard(code))?.source).toBe(source);
  });
});

describe('summaryOf', () => {
  const at = (line: number, from: string, to: string) => ({ line, column: 1, from, to });
  it.each([
    ['quotes', [at(3, '“', '"'), at(3, '”', '"')], [3]],
    ['spaces', [at(2, '\u00a0', ' '), at(1, '\u200b', '')], [1, 2]],
    ['digits', [at(1, '٣', '3')], [1]],
    ['signs', [at(1, '，', ','), at(2, '“', '"')], [1, 2]],
  ])('%s', (kind, repairs, lines) => {
    expect(summaryOf(repairs)).toEqual({ kind, lines });
  });
});
