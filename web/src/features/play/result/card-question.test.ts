import type { Shortfall } from '@hopcode/engine/formats/shortfall';
import words from '@hopcode/translations/en/play.json' with { type: 'json' };
import { expect, it } from 'vitest';
import type { Problem } from '../run/run-result.ts';
import { cardQuestion } from './card-question.ts';

const MOMENT = { event: 1, line: 3, farm: 0, met: 0, goals: 1 } as const;
const python = (type: string, message = ''): Problem => ({
  kind: 'python',
  error: { type, message, line: 3, trace: '' },
  source: '',
});
const rule = (code: string, line?: number): Problem => ({
  kind: 'rule',
  failure: { code },
  ...(line !== undefined && { line }),
});

it.each<[string, Problem | undefined, Shortfall | undefined, string | undefined]>([
  ['an unknown name, which the sentence says', python('NameError'), undefined, 'line'],
  [
    'text that has no append',
    python('AttributeError', "'str' object has no attribute 'append'"),
    undefined,
    'line',
  ],
  [
    'a misspelt part of text',
    python('AttributeError', "'str' object has no attribute 'uper'. Did you mean: 'upper'?"),
    undefined,
    'part',
  ],
  ['a wrong form', python('SyntaxError'), undefined, 'form'],
  ['an error without a question of its own', python('OSError'), undefined, 'line'],
  ['a bump', rule('bumped-into-wall', 3), undefined, 'bumped'],
  [
    'an X that the farm does not have',
    { kind: 'rule', failure: { code: 'not-on-mark', params: { marks: 0 } }, line: 3 },
    undefined,
    'goal',
  ],
  [
    'a wrapper that runs too early',
    { kind: 'rule', failure: { code: 'not-on-mark', params: { wrapper: 'wrapper' } }, line: 3 },
    undefined,
    'line',
  ],
  ['a value that a command cannot use', rule('wrong-argument', 3), undefined, 'line'],
  ['another broken rule', rule('nothing-to-collect', 3), undefined, 'command'],
  [
    'a text with one other letter',
    { kind: 'rule', failure: { code: 'wrong-text', params: { said: 'mina', expected: 'Mina!' } }, line: 3 },
    undefined,
    'text',
  ],
  [
    'another text',
    { kind: 'rule', failure: { code: 'wrong-text', params: { said: 'Hello!', expected: 'Mina' } }, line: 3 },
    undefined,
    'said',
  ],
  ['an endless loop', { kind: 'limit', limit: 'time', line: 2 }, undefined, 'ends'],
  ['too many lines', { kind: 'too-many-lines', limit: 4 }, undefined, 'shorter'],
  ['a missing Python', { kind: 'no-python' }, undefined, undefined],
  [
    'a variable with another value',
    rule('wrong-value'),
    { kind: 'variable-value', variable: 'x', value: '3', ...MOMENT },
    'variable-value',
  ],
  ['a path that is too short', undefined, { kind: 'short', action: 'reach', steps: 2, ...MOMENT }, 'short'],
  [
    'a function that nothing calls',
    undefined,
    { kind: 'slip', type: 'FunctionNeverCalled', ...MOMENT },
    'called',
  ],
  [
    'an empty range',
    undefined,
    { kind: 'no-round', word: 'for', range: 'range(5, 0)', ...MOMENT },
    'no-range',
  ],
  ['a loop over nothing', undefined, { kind: 'no-round', word: 'for', range: null, ...MOMENT }, 'no-round'],
  [
    'a condition of a loop',
    undefined,
    { kind: 'no-round', word: 'while', range: null, ...MOMENT },
    'no-while',
  ],
  ['a condition', undefined, { kind: 'no-branch', word: 'if', ...MOMENT }, 'no-branch'],
  ['a walk in rounds', undefined, { kind: 'rounds', got: 3, ...MOMENT }, 'rounds'],
  ['a loop that says too little', undefined, { kind: 'loop-few', said: '5, 4', ...MOMENT }, 'loop-few'],
  ['one text too many', rule('wrong-text', 3), { kind: 'loop-many', said: '1, 0', ...MOMENT }, 'loop-many'],
  [
    'a loop without the command that would end it',
    { kind: 'limit', limit: 'time', line: 2 },
    { kind: 'not-done', action: 'read', ...MOMENT },
    'unused',
  ],
  ['an open goal', undefined, undefined, 'open'],
])('asks about %s', (_, problem, shortfall, key) => {
  const question = cardQuestion(problem, shortfall);
  expect(question?.key).toBe(key);
  expect([undefined, ...Object.keys(words.card.question)]).toContain(question?.key);
});

it.each([
  ['a bump', 'bumped-into-wall'],
  ['a command without an X', 'not-on-mark'],
  ['another broken rule', 'nothing-to-collect'],
])("does not ask about the character after the helper's %s", (_, code) => {
  expect(cardQuestion(rule(code, 3), undefined, true)).toEqual({ key: 'line', params: {} });
});

it.each([
  ['a broken rule', rule('not-on-mark', 3), 'unused'],
  ['open goals', undefined, 'unused'],
  ['an error of Python', python('TypeError'), 'values'],
  ['an endless loop', { kind: 'limit', limit: 'time', line: 2 } satisfies Problem, 'ends'],
])('asks about a given variable that the program does not use after %s', (_, problem, key) => {
  expect(cardQuestion(problem, undefined, false, 'ovens')?.key).toBe(key);
});
