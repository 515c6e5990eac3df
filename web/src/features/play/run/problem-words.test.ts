// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { inEnglish, loadEnglish } from '../testing/render-play.tsx';
import { problemWords } from './problem-words.ts';
import type { Problem } from './run-result.ts';

const failure = { code: 'bumped-into-wall', params: { step: 1, steps: 1 } };
const tooLong = {
  type: 'ProgramTooLong',
  message: 'the program is too long',
  line: 1,
  trace: 'ProgramTooLong: the program is too long\n',
};

beforeAll(loadEnglish);

describe('problemWords', () => {
  it.each<[string, Problem, string]>([
    ['a wall', { kind: 'rule', failure, bump: { kind: 'wall' } }, 'Wrong way, you bumped into a wall'],
    ['the edge', { kind: 'rule', failure, bump: { kind: 'edge' } }, 'Wrong way, the farm ends here'],
    [
      'a thing',
      { kind: 'rule', failure, bump: { kind: 'thing', type: 'rock' } },
      'Wrong way, you bumped into this: rock',
    ],
    [
      'a thing after most of the steps',
      {
        kind: 'rule',
        failure: { ...failure, params: { step: 3, steps: 3 } },
        bump: { kind: 'thing', type: 'rock' },
      },
      'Too many steps: only 2 of 3 are possible here. In the way: rock',
    ],
    [
      'a thing in front of the helper',
      {
        kind: 'rule',
        failure: { ...failure, params: { ...failure.params, who: 'viggo' } },
        bump: { kind: 'thing', type: 'sheep' },
      },
      'Viggo: Wrong way, you bumped into this: sheep',
    ],
  ])('%s', (_, problem, message) => {
    expect(problemWords(problem, inEnglish, undefined, undefined).message).toBe(message);
  });

  it.each([
    [undefined, 'Not finished yet'],
    [4, 'Error'],
  ])('calls a failure at line %s: %s', (line, title) => {
    const problem: Problem = { kind: 'rule', failure: { code: 'unexpected' }, ...(line && { line }) };
    expect(problemWords(problem, inEnglish, undefined, undefined).title).toBe(title);
  });

  it('adds advice to the message that the specification has for an endless program', () => {
    expect(
      problemWords({ kind: 'limit', limit: 'time', line: 1 }, inEnglish, undefined, undefined),
    ).toMatchObject({
      title: 'Execution Time Exceeded',
      message:
        'Execution time exceeded 5 seconds. Code stopped to prevent crashing. Look for a loop that never ends.',
    });
  });

  it('explains an endless loop below the message about its limit', () => {
    const loop = { title: 'This loop never ends', sentence: '=+ is no sum.', next: 'Write: n += 1' };
    const problem: Problem = { kind: 'limit', limit: 'output', line: 4 };
    expect(problemWords(problem, inEnglish, loop, undefined)).toMatchObject({
      line: 4,
      explanation: {
        title: 'Your program printed too much. Look for a loop that never ends.',
        sentence: '=+ is no sum.',
        next: 'Write: n += 1',
      },
    });
  });

  it('uses the loaded words while the words of the play screen are missing', () => {
    const early: typeof inEnglish = (key, params) =>
      key.startsWith('play:') ? String(params?.defaultValue ?? key) : inEnglish(key, params);
    expect(problemWords({ kind: 'limit', limit: 'time', line: 1 }, early, undefined, undefined).message).toBe(
      'Execution time exceeded 5 seconds. Code stopped to prevent crashing.',
    );
  });

  it('says what a command did at the X of another one, and what this X is for', () => {
    const params = { action: 'speak', wanted: 'collect' };
    expect(
      problemWords(
        { kind: 'rule', failure: { code: 'unexpected', params } },
        inEnglish,
        undefined,
        undefined,
      ),
    ).toMatchObject({
      message: 'You said something here, but this X is not for speak().',
      explanation: {
        title: 'You said something here, but this X is not for speak().',
        sentence: 'This X is for collect(). Check where your program uses speak().',
      },
    });
  });

  it('goes to the line that the explanation points at', () => {
    const error = { type: 'RecursionError', message: 'maximum recursion depth exceeded', line: 2, trace: '' };
    const span = { line: 3, column: 5, endLine: 3, endColumn: 21 };
    const words = problemWords({ kind: 'python', error, source: '' }, inEnglish, undefined, span);
    expect(words).toMatchObject({ line: 3, span });
  });

  it('does not attribute the words to Python when a function was never called', () => {
    const error = {
      type: 'FunctionNeverCalled',
      message: 'visit',
      line: 1,
      trace: 'FunctionNeverCalled: visit\n',
    };
    const words = problemWords({ kind: 'python', error, source: '' }, inEnglish, undefined, undefined);
    expect(words).toMatchObject({ message: 'visit', line: 1, trace: undefined });
  });

  it.each<[what: string, trace: string, message: string, shown: string]>([
    [
      'several errors',
      `  + Exception Group Traceback (most recent call last):
  |   File "main.py", line 1, in <module>
  |     raise ExceptionGroup("two", [ValueError(1), TypeError(2)])
  | ExceptionGroup: two (2 sub-exceptions)
  +-+---------------- 1 ----------------
    | ValueError: 1
    +---------------- 2 ----------------
    | TypeError: 2
    +------------------------------------
`,
      'two (2 sub-exceptions)',
      'ExceptionGroup: two (2 sub-exceptions)',
    ],
    [
      'one error',
      'Traceback (most recent call last):\n  File "main.py", line 1, in <module>\njson.decoder.JSONDecodeError: Oops\n',
      'Oops',
      'json.decoder.JSONDecodeError: Oops',
    ],
    ['an error without a trace', '', 'Oops', 'ExceptionGroup: Oops'],
  ])('shows the line of the error itself: %s', (_, trace, message, shown) => {
    const error = { type: 'ExceptionGroup', message, line: 1, trace };
    const words = problemWords({ kind: 'python', error, source: '' }, inEnglish, undefined, undefined);
    expect(words).toMatchObject({ message: shown, trace });
  });

  it('shows no text from Python for a program that never reached Python', () => {
    const words = problemWords(
      { kind: 'python', error: tooLong, source: '' },
      inEnglish,
      undefined,
      undefined,
    );
    expect(words).toMatchObject({ message: 'the program is too long', trace: undefined });
  });
});
