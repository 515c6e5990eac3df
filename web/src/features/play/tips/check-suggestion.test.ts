import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import { emptyTimeline } from '@hopcode/python-runner/empty-timeline';
import type { Runner } from '@hopcode/python-runner/runner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkSuggestion } from './check-suggestion.ts';

const FARMS = [
  tinyLevel({ map: '>..', goals: [{ action: 'assign', variable: 'a', depends: { count: 1 } }] }),
  tinyLevel({ map: 'v\n.', goals: [{ action: 'assign', variable: 'a', depends: { count: 1 } }] }),
];
type TryOut = Runner['tryOut'];
type Request = Parameters<TryOut>[0][number];

/** A stand-in for Python, in which the program `met` meets the goal. */
const timelineOf = ({ code, level }: Request) => {
  const timeline = emptyTimeline(level, { status: 'finished' });
  const met = code === 'met';
  return {
    ...timeline,
    verdict: { complete: met, goals: [{ met, score: met ? 1 : 0, maxScore: 1 }] },
  };
};

const suggestion = (before: string, after: string) => ({
  before,
  after,
  farms: FARMS,
  answers: ['Noa', true],
});
const never = new AbortController().signal;

afterEach(() => vi.useRealTimers());

describe('checkSuggestion', () => {
  it.each([
    ['open', 'met', true],
    ['open', 'still open', false],
    ['met', 'open', false],
  ])('from "%s" to "%s": %s', async (before, after, isGood) => {
    const tryOut: TryOut = async (requests) => requests.map(timelineOf);
    expect(await checkSuggestion(suggestion(before, after), tryOut, never)).toBe(isGood);
  });

  it('runs both programs on every farm, with the answers of the run', async () => {
    const asked: Request[] = [];
    await checkSuggestion(
      suggestion('old', 'new'),
      async (requests) => {
        asked.push(...requests);
        return undefined;
      },
      never,
    );
    expect(asked).toEqual(
      ['old', 'new'].flatMap((code) => FARMS.map((level) => ({ code, level, answers: ['Noa', true] }))),
    );
  });

  it('refuses a change that could not run', async () => {
    expect(await checkSuggestion(suggestion('open', 'met'), async () => undefined, never)).toBe(false);
  });

  /** A trial that never ends unless it is aborted. */
  const waiting: TryOut = (_, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined));
    });

  it('does not wait forever', async () => {
    vi.useFakeTimers();
    const checked = checkSuggestion(suggestion('open', 'met'), waiting, never);
    await vi.runAllTimersAsync();
    expect(await checked).toBe(false);
  });

  it('stops when its question is cancelled', async () => {
    const question = new AbortController();
    const checked = checkSuggestion(suggestion('open', 'met'), waiting, question.signal);
    question.abort();
    expect(await checked).toBe(false);
  });
});
