import type { RunEnd } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import { EMPTY_VIEW, lineOf, problemOf, type RunViewEvent, viewAfter } from './run-view.ts';

const after = (...events: RunViewEvent[]) => events.reduce(viewAfter, EMPTY_VIEW);
const PROBLEM = { kind: 'rule', failure: { code: 'x' }, line: 2 } as const;

describe('viewAfter', () => {
  it('numbers what is printed', () => {
    const printed = { stream: 'out', text: 'a' } as const;
    expect(
      after({ type: 'printed', printed }, { type: 'printed', printed }).printed.map(({ id }) => id),
    ).toEqual([1, 2]);
  });

  it('keeps goals that nothing was said about at nought', () => {
    expect(after({ type: 'scored', goal: 2, score: 1 }).scores).toEqual([0, 0, 1]);
  });

  it('shows the last message until it is closed', () => {
    const message = { channel: 'read', text: 'Feed the hens' } as const;
    const shown = after({ type: 'message-shown', message });
    expect(shown.message).toEqual(message);
    expect(viewAfter(shown, { type: 'message-closed' }).message).toBeUndefined();
  });

  it('shows another moment of the run, but keeps the mark of its error', () => {
    const printed = [{ stream: 'out', text: 'a' }] as const;
    const shown = after(
      { type: 'problem-found', problem: PROBLEM },
      { type: 'printed', printed: { stream: 'out', text: 'b' } },
      { type: 'message-shown', message: { channel: 'read', text: 'x' } },
      { type: 'moment-shown', printed, scores: [2] },
    );
    expect(shown).toMatchObject({
      printed: [{ text: 'a', id: 1 }],
      scores: [2],
      message: undefined,
      problem: PROBLEM,
    });
  });

  it('closes a problem but keeps its mark, until the code is edited', () => {
    const found = after({ type: 'problem-found', problem: PROBLEM }, { type: 'problem-closed' });
    expect([found.problem, found.problemOpen]).toEqual([PROBLEM, false]);
    expect(viewAfter(found, { type: 'code-edited' }).problem).toBeUndefined();
  });

  it('does not change for an edit when there is nothing to forget', () => {
    expect(after({ type: 'code-edited' })).toBe(EMPTY_VIEW);
  });

  it('forgets everything when a run begins', () => {
    expect(after({ type: 'problem-found', problem: PROBLEM }, { type: 'view-cleared' })).toBe(EMPTY_VIEW);
  });
});

describe('problemOf and lineOf', () => {
  it.each<[RunEnd, string | undefined, number | undefined]>([
    [{ status: 'finished' }, undefined, undefined],
    [{ status: 'stopped' }, undefined, undefined],
    [{ status: 'question', question: 'ask', prompt: '', line: 1 }, undefined, undefined],
    [{ status: 'rule', line: 3, failure: { code: 'x' } }, 'rule', 3],
    [{ status: 'error', error: { type: 'E', message: '', line: 4, trace: '' } }, 'python', 4],
    [{ status: 'time', line: 5 }, 'limit', 5],
    [{ status: 'time', line: 0 }, 'limit', undefined],
    [{ status: 'commands', line: 6 }, 'limit', 6],
    [{ status: 'crashed' }, 'crashed', undefined],
  ])('%o: %s at line %s', (end, kind, line) => {
    const problem = problemOf(end, '');
    expect([problem?.kind, problem && lineOf(problem)]).toEqual([kind, line]);
  });
});
