// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox, type Send, type StatusUpdate } from './outbox.ts';

const update = (code: string): StatusUpdate => ({
  courseId: 'python',
  levelSlug: 'a',
  status: 'complete',
  code,
});

/** An outbox with a server and timers that the test controls. */
const setUp = () => {
  const asked: ((sent: Awaited<ReturnType<Send>>) => void)[] = [];
  const timers: (() => void)[] = [];
  const outbox = createOutbox({
    send: () =>
      new Promise((answer) => {
        asked.push(answer);
      }),
    later: () => {},
    startTimer: (onEnd) => {
      timers.push(onEnd);
      return () => timers.splice(timers.indexOf(onEnd), 1);
    },
  });
  const heard: boolean[] = [];
  outbox.delay.subscribe(() => heard.push(outbox.delay.isLate()));
  /** Lets the server answer the last message. */
  const answers = async (sent: Awaited<ReturnType<Send>>): Promise<boolean> => {
    asked.shift()?.(sent);
    await outbox.flush();
    return outbox.delay.isLate();
  };
  return { outbox, heard, answers, timers, asked };
};

beforeEach(() => localStorage.clear());

describe('a message that waits for the server', () => {
  it('is not late during its first try', () => {
    const { outbox } = setUp();
    void outbox.add(update('1'));
    expect(outbox.delay.isLate()).toBe(false);
  });

  it.each([
    ['has not been reached', 'unreachable', true],
    ['has taken it', 'delivered', false],
    ['has refused it', { refused: 403 }, false],
    ['waits for a login, which another message reports', 'logged-out', false],
  ] as const)('where the server %s: late is %s → %s', async (_title, sent, late) => {
    const { outbox, answers } = setUp();
    void outbox.add(update('1'));
    expect(await answers(sent)).toBe(late);
  });

  it('is late until it is delivered, also during the next try', async () => {
    const { outbox, answers, heard } = setUp();
    void outbox.add(update('1'));
    await answers('unreachable');
    void outbox.flush();
    expect(outbox.delay.isLate()).toBe(true);
    expect([await answers('delivered'), heard.at(-1)]).toEqual([false, false]);
  });

  it('is late when no answer comes before the timer ends', async () => {
    const { outbox, answers, timers, heard } = setUp();
    void outbox.add(update('1'));
    timers[0]?.();
    expect([outbox.delay.isLate(), heard.at(-1)]).toEqual([true, true]);
    expect([await answers('delivered'), timers]).toEqual([false, []]);
  });

  it('is not late any more once another tab has delivered it, nor are later messages', async () => {
    const { outbox, answers, heard } = setUp();
    void outbox.add(update('1'));
    await answers('unreachable');
    localStorage.setItem('hopcode.outbox', '[]');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'hopcode.outbox' }));
    expect([outbox.delay.isLate(), heard.at(-1)]).toEqual([false, false]);
    void outbox.add(update('2'));
    expect(outbox.delay.isLate()).toBe(false);
  });
});
