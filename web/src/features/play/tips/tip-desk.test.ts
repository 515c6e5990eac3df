import type { Tip } from '@hopcode/contract/assistant/tip';
import { ApiError, RequestAborted } from '@hopcode/contract/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTipDesk, type TipDeskParts } from './tip-desk.ts';
import type { TipQuestion } from './tip-question.ts';
import type { TipView } from './tip-view.ts';

const tipOf = (text: string): Tip => ({
  text,
  code_to_add: null,
  code_to_modify: null,
  line_number: null,
  resulted_code: null,
  is_code_sufficient: false,
  rung: 2,
  page: null,
  gap: null,
  words: 'Look at the line again',
});
const questionOf = (code: string, rest: Partial<TipQuestion> = {}): TipQuestion => ({
  code,
  error: null,
  position: [0, 0],
  facing: [0, -1],
  rung: 1,
  shortfall: null,
  explanation: null,
  errorLine: null,
  advice: null,
  again: false,
  answers: [],
  ...rest,
});
const refusal = (status: number, detail?: string): ApiError =>
  new ApiError({
    url: '/tip',
    status,
    statusText: '',
    body: { statusCode: status, message: 'no', ...(detail && { detail }) },
    request: { method: 'POST', url: '/tip' },
  });

const setUp = (check: TipDeskParts['check'] = async () => true) => {
  const log: string[] = [];
  const asked: { answer: (tip: Tip) => void; fail: (error: unknown) => void; signal: AbortSignal }[] = [];
  const wordsOf = (view: TipView): string => {
    if (view.kind === 'tip') return `${view.tip.text} on ${view.askedWith}`;
    if (view.kind === 'at-error') return `at line ${view.line}`;
    return view.kind === 'used-up' ? `used-up ${view.way}` : view.kind;
  };
  const desk = createTipDesk({
    send: (_, signal) =>
      new Promise((answer, fail) => {
        asked.push({ answer, fail, signal });
      }),
    show: (view) => log.push(wordsOf(view)),
    check,
    noMore: () => 'Open Help',
    onTip: () => log.push('(tip)'),
    onUsedUp: () => ({ kind: 'used-up', way: 'signup' }),
    onAsked: () => log.push('(asked)'),
  });
  return { desk, log, asked };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createTipDesk', () => {
  it('shows that it is thinking, then the tip on the program that it was asked with', async () => {
    const { desk, log, asked } = setUp();
    const done = desk.ask(questionOf('a = 1'));
    asked[0]?.answer(tipOf('Turn'));
    await done;
    expect(log).toEqual(['none', 'thinking', '(asked)', 'Turn on a = 1']);
  });

  it.each<[shown: string, good: readonly string[], log: readonly string[]]>([
    ['the change from a model that gets further', ['model', 'rules'], ['model']],
    ['the change from the rules if the change from a model does not', ['rules'], ['model', 'rules']],
    ['words if neither change gets further', [], ['model', 'rules']],
  ])('shows %s', async (_, good, expected) => {
    const checked: string[] = [];
    const { desk, log, asked } = setUp(async (change) => {
      checked.push(change);
      return good.includes(change);
    });
    const done = desk.ask(questionOf('a = 1'));
    const withChange = (change: string): Tip => ({ ...tipOf(change), rung: 4, resulted_code: change });
    asked[0]?.answer({ ...withChange('model'), otherwise: withChange('rules') });
    await done;
    expect(checked).toEqual(expected);
    expect(log.at(-1)).toBe(`${good[0] ?? 'Look at the line again'} on a = 1`);
    expect(log.filter((one) => one === '(tip)')).toHaveLength(1);
  });

  it.each<[what: string, said: readonly string[], shown: string]>([
    ['what is new', ['Turn'], 'Look on a = 1'],
    [
      'the words of the tip in place of the advice that the card has',
      ['Use +'],
      'Look at the line again on a = 1',
    ],
    ['the way to the hints where all was said', ['Use +', 'Look at the line again'], 'Open Help on a = 1'],
  ])('does not repeat itself: %s', async (_, said, shown) => {
    const { desk, log, asked } = setUp();
    const advice = said.includes('Use +') ? 'Use +' : null;
    const done = desk.ask(questionOf('a = 1', { rung: 3, advice }), said);
    asked[0]?.answer(tipOf('Look'));
    await done;
    expect(log.at(-1)).toBe(shown);
    expect(log).not.toContain('(tip)');
  });

  it.each<[what: string, lineOfModel: number, lineOfRules: number, shown: string]>([
    ['the rules speak about it', 1, 3, 'rules on a = 1'],
    ['the rules do not speak about it either', 1, 2, 'at line 3'],
    ['it does', 3, 3, 'model on a = 1'],
  ])('replaces a model’s change on another line: %s', async (_, ofModel, ofRules, shown) => {
    const { desk, log, asked } = setUp();
    const done = desk.ask(questionOf('a = 1', { error: 'line 3: NameError', errorLine: 3 }));
    const changeAt = (change: string, line: number): Tip => ({
      ...tipOf(change),
      rung: 4,
      resulted_code: change,
      code_to_modify: 'a',
      line_number: line,
    });
    asked[0]?.answer({ ...changeAt('model', ofModel), otherwise: changeAt('rules', ofRules) });
    await done;
    expect(log.at(-1)).toBe(shown);
  });

  it.each<[string, unknown, string]>([
    ['used up', refusal(403, 'credits_used_up'), 'used-up signup'],
    ['403 without a reason', refusal(403), 'used-up signup'],
    ['a locked level', refusal(403, 'chapter_locked'), 'failed'],
    ['a server that is down', refusal(503), 'failed'],
    ['no network', new TypeError('Failed to fetch'), 'failed'],
  ])('says why there is no tip: %s', async (_, error, shown) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { desk, log, asked } = setUp();
    const done = desk.ask(questionOf('a'));
    asked[0]?.fail(error);
    await done;
    expect(log).toEqual(['none', 'thinking', '(asked)', shown]);
  });

  it('asks one question at a time, and ignores the answer to the previous one', async () => {
    const { desk, log, asked } = setUp();
    const first = desk.ask(questionOf('a'));
    const second = desk.ask(questionOf('b'));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.answer(tipOf('second'));
    await second;
    asked[0]?.answer(tipOf('first'));
    await first;
    expect(log.filter((entry) => entry.includes(' on '))).toEqual(['second on b']);
  });

  it.each<[string, unknown]>([
    ['cancelled', new RequestAborted(undefined)],
    ['refused', refusal(403)],
  ])('shows nothing after it was cleared, however the call ends: %s', async (_, error) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { desk, log, asked } = setUp();
    const done = desk.ask(questionOf('a'));
    desk.clear();
    asked[0]?.fail(error);
    await done;
    expect([log, warn.mock.calls]).toEqual([['none', 'thinking', 'none', '(asked)'], []]);
  });

  it.each<[string, TipQuestion, number]>([
    ['the same run', questionOf('a'), 1],
    ['another program', questionOf('b'), 2],
    ['another error', questionOf('a', { error: 'bumped-into-wall' }), 2],
    ['another place', questionOf('a', { position: [1, 0] }), 2],
    ['another side', questionOf('a', { facing: [1, 0] }), 2],
    ['a higher rung', questionOf('a', { rung: 2 }), 2],
  ])('stores the last tip: after %s', async (_, question, times) => {
    const { desk, log, asked } = setUp();
    const first = desk.ask(questionOf('a'));
    asked[0]?.answer(tipOf('Turn'));
    await first;
    desk.clear();
    void desk.ask(question);
    expect([asked.length, log.at(-1)]).toEqual([times, times === 1 ? 'Turn on a' : 'thinking']);
  });

  it('asks again after an answer without a tip', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { desk, asked } = setUp();
    const first = desk.ask(questionOf('a'));
    asked[0]?.fail(refusal(503));
    await first;
    void desk.ask(questionOf('a'));
    expect(asked).toHaveLength(2);
  });

  it.each<[Tip['rung'], boolean]>([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ])('reports a tip of rung %i as paid: %s', async (rung, isPaid) => {
    const { desk, log, asked } = setUp();
    const done = desk.ask(questionOf('a'));
    asked[0]?.answer({ ...tipOf('Turn'), rung });
    await done;
    expect(log.includes('(tip)')).toBe(isPaid);
  });

  it('does not ask about a program that is too long, and says so', async () => {
    const { desk, log, asked } = setUp();
    await desk.ask(questionOf('#'.repeat(100_001)));
    expect([log, asked.length]).toEqual([['none', 'too-long'], 0]);
    void desk.ask(questionOf('#'.repeat(100_000)));
    expect(asked).toHaveLength(1);
  });

  it('removes the shown tip', async () => {
    const { desk, log, asked } = setUp();
    const done = desk.ask(questionOf('a'));
    asked[0]?.answer(tipOf('Turn'));
    await done;
    desk.clear();
    expect(log.at(-1)).toBe('none');
  });

  describe('with a change', () => {
    const CHANGE: Tip = { ...tipOf('Try this'), rung: 4, line_number: 2, resulted_code: 'b' };

    it.each<[string, Tip, boolean, string]>([
      ['that gets further', CHANGE, true, 'Try this on a'],
      ['that does not', CHANGE, false, 'Look at the line again on a'],
      ['of rung 3 that does not', { ...CHANGE, rung: 3 }, false, 'Look at the line again on a'],
    ])('shows a tip %s', async (_, tip, isGood, shown) => {
      const checked: string[] = [];
      const { desk, log, asked } = setUp(async (change, { code }) => {
        checked.push(`${code} to ${change}`);
        return isGood;
      });
      const done = desk.ask(questionOf('a'));
      asked[0]?.answer(tip);
      await done;
      expect([log.at(-1), checked]).toEqual([shown, ['a to b']]);
    });

    it('shows nothing before the change has run', async () => {
      const gate = Promise.withResolvers<boolean>();
      const { desk, log, asked } = setUp(() => gate.promise);
      const done = desk.ask(questionOf('a'));
      asked[0]?.answer(CHANGE);
      await vi.waitFor(() => expect(log).toContain('(tip)'));
      const before = log.filter((entry) => entry.includes(' on '));
      gate.resolve(true);
      await done;
      expect([before, log.at(-1)]).toEqual([[], 'Try this on a']);
    });

    it('is paid once, and is checked again without another request if its run was cancelled', async () => {
      const gates = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
      const signals: AbortSignal[] = [];
      const { desk, log, asked } = setUp((_change, _question, signal) => {
        signals.push(signal);
        return gates[signals.length - 1]?.promise ?? Promise.resolve(false);
      });
      const first = desk.ask(questionOf('a'));
      asked[0]?.answer(CHANGE);
      await vi.waitFor(() => expect(signals).toHaveLength(1));
      desk.clear();
      gates[0]?.resolve(false);
      await first;
      const second = desk.ask(questionOf('a'));
      await vi.waitFor(() => expect(signals).toHaveLength(2));
      gates[1]?.resolve(true);
      await second;
      expect([asked.length, signals.map(({ aborted }) => aborted)]).toEqual([1, [true, false]]);
      expect(log.filter((entry) => entry.includes(' on '))).toEqual(['Try this on a']);
    });
  });

  it.each<[string, Partial<Tip>, number | null, string]>([
    ['no error', { line_number: 4 }, null, 'Turn on a'],
    ['the same line', { line_number: 3 }, 3, 'Turn on a'],
    ['another line', { line_number: 4, code_to_modify: 'x' }, 3, 'at line 3'],
  ])('names one line for a run: %s', async (_, tip, errorLine, shown) => {
    const { desk, log, asked } = setUp();
    const done = desk.ask(questionOf('a', { errorLine }));
    asked[0]?.answer({ ...tipOf('Turn'), ...tip });
    await done;
    expect(log.at(-1)).toBe(shown);
  });
});
