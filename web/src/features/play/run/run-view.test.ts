import { levelSchema } from '@hopcode/engine/formats/level';
import type { RunEnd, Timeline } from '@hopcode/engine/formats/timeline';
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

  it('begins anew on another farm, which an edit leaves on the stage', () => {
    const shown = after({ type: 'scored', goal: 0, score: 1 }, { type: 'farm-shown', farm: 1 });
    expect(shown).toEqual({ ...EMPTY_VIEW, farm: 1 });
    const found = viewAfter(shown, { type: 'problem-found', problem: PROBLEM });
    expect(viewAfter(found, { type: 'code-edited' })).toMatchObject({ farm: 1, problem: undefined });
  });

  it('forgets everything when a run begins', () => {
    expect(after({ type: 'problem-found', problem: PROBLEM }, { type: 'view-cleared' })).toBe(EMPTY_VIEW);
  });
});

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});

const endedBy = (end: RunEnd, events: Timeline['events'] = []): Timeline => ({
  version: 1,
  events,
  end,
  variables: {},
  verdict: { complete: false, goals: [] },
});

describe('problemOf and lineOf', () => {
  it.each<[RunEnd, string | undefined, number | undefined]>([
    [{ status: 'finished' }, undefined, undefined],
    [{ status: 'finished', slip: { type: 'E', message: '', line: 2, trace: '' } }, 'python', 2],
    [{ status: 'stopped' }, undefined, undefined],
    [{ status: 'question', question: 'ask', prompt: '', line: 1 }, undefined, undefined],
    [{ status: 'rule', line: 3, failure: { code: 'x' } }, 'rule', 3],
    [{ status: 'error', error: { type: 'E', message: '', line: 4, trace: '' } }, 'python', 4],
    [{ status: 'time', line: 5 }, 'limit', 5],
    [{ status: 'time', line: 0 }, 'limit', undefined],
    [{ status: 'commands', line: 6 }, 'limit', 6],
    [{ status: 'crashed' }, 'crashed', undefined],
    [{ status: 'unchecked' }, 'unchecked', undefined],
  ])('%o: %s at line %s', (end, kind, line) => {
    const problem = problemOf(endedBy(end), '', LEVEL);
    expect([problem?.kind, problem && lineOf(problem)]).toEqual([kind, line]);
  });

  it('knows what the character bumped into', () => {
    const command = {
      kind: 'command',
      line: 1,
      name: 'move_forward',
      args: [],
      changes: [{ type: 'bumped', at: [0, -1] }],
    } satisfies Timeline['events'][number];
    const end: RunEnd = { status: 'rule', line: 1, failure: { code: 'bumped-into-wall' } };
    expect(problemOf(endedBy(end, [command]), '', LEVEL)).toMatchObject({ bump: { kind: 'edge' } });
  });
});
