// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryValue } from './memory-value.ts';
import { createOutbox, type Send, type StatusUpdate } from './outbox.ts';
import type { WithLock } from './with-browser-lock.ts';

const update = (
  code: string,
  levelSlug = 'a',
  status: StatusUpdate['status'] = 'in_progress',
): StatusUpdate => ({
  courseId: 'python',
  levelSlug,
  status,
  code,
});

/** An outbox whose server first sends `answers`, and then accepts everything. */
const setUp = (...answers: Awaited<ReturnType<Send>>[]) => {
  const sent: string[] = [];
  const retries: (() => void)[] = [];
  const outbox = createOutbox({
    send: async ({ levelSlug, code, status }) => {
      sent.push(`${levelSlug} ${status} ${code}`);
      return answers.shift() ?? 'delivered';
    },
    later: (_, retry) => {
      retries.push(retry);
    },
  });
  return { outbox, sent, retries };
};

beforeEach(() => localStorage.clear());

describe('createOutbox', () => {
  it('delivers in order and stores nothing', async () => {
    const { outbox, sent } = setUp();
    outbox.add(update('1'));
    outbox.add(update('2', 'a', 'complete'));
    await outbox.flush();
    expect([sent, outbox.waiting()]).toEqual([['a in_progress 1', 'a complete 2'], []]);
  });

  it('waits for a message that was added at the end of a delivery', async () => {
    const [atEnd, readAll, asked, answered] = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const withLock: WithLock = async (_, action) => {
      const result = await action();
      readAll?.resolve();
      await atEnd?.promise;
      return result;
    };
    const send: Send = async ({ code }) => {
      if (code === '2') {
        asked?.resolve();
        await answered?.promise;
      }
      return 'delivered';
    };
    const outbox = createOutbox({ send, withLock });
    outbox.add(update('1'));
    await readAll?.promise;
    outbox.add(update('2'));
    const flushed = vi.fn<() => void>();
    const flushing = outbox.flush().then(flushed);
    atEnd?.resolve();
    await asked?.promise;
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(flushed).not.toHaveBeenCalled();
    answered?.resolve();
    await flushing;
    expect(outbox.waiting()).toEqual([]);
  });

  it('stores what did not arrive, for later and for the next page', async () => {
    const { outbox, sent, retries } = setUp('unreachable');
    outbox.add(update('1'));
    await outbox.flush();
    expect([outbox.waiting().length, setUp().outbox.waiting().length]).toEqual([1, 1]);
    retries[0]?.();
    await outbox.flush();
    expect([sent, outbox.waiting()]).toEqual([['a in_progress 1', 'a in_progress 1'], []]);
  });

  it('tries again later, and not at once, if a try fails with an error', async () => {
    const retries: (() => void)[] = [];
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let tries = 0;
    const outbox = createOutbox({
      send: async () => 'delivered',
      withLock: async (_, action) => {
        tries += 1;
        // A loop without an end would leave this test no turn to fail.
        if (tries < 50) throw new Error('no lock');
        return await action();
      },
      later: (_, retry) => {
        retries.push(retry);
      },
    });
    expect(await outbox.add(update('1'))).toBe('unreachable');
    expect([tries, retries.length, outbox.waiting().length, outbox.delay.isLate()]).toEqual([1, 1, 1, true]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    tries = 50;
    retries[0]?.();
    await outbox.flush();
    expect([outbox.waiting(), outbox.delay.isLate()]).toEqual([[], false]);
  });

  it('keeps the order: messages after a waiting one wait too', async () => {
    const { outbox, sent } = setUp('unreachable', 'unreachable');
    outbox.add(update('1'));
    await outbox.flush();
    outbox.add(update('2', 'b'));
    await outbox.flush();
    await outbox.flush();
    expect(sent).toEqual(['a in_progress 1', 'a in_progress 1', 'a in_progress 1', 'b in_progress 2']);
  });

  it('reports the levels for which the server has a newer program, until it has the program of this page', async () => {
    const { outbox } = setUp('superseded', 'delivered', 'superseded');
    const address = { courseId: 'python', levelSlug: 'a' };
    const heard: boolean[] = [];
    outbox.subscribe(() => heard.push(outbox.isSuperseded(address)));
    expect(await outbox.add(update('1'))).toBe('superseded');
    expect(outbox.isSuperseded({ ...address, levelSlug: 'b' })).toBe(false);
    await outbox.add(update('2'));
    await outbox.add(update('3'));
    outbox.forgetSuperseded(address);
    expect(heard).toEqual([true, false, true, false]);
  });

  it('stores everything without a login, and does not retry automatically', async () => {
    const { outbox, sent, retries } = setUp('logged-out');
    const tries = [outbox.add(update('1')), outbox.add(update('2', 'b'))];
    expect(await Promise.all(tries)).toEqual(['logged-out', 'logged-out']);
    await outbox.flush();
    expect([sent.length, outbox.waiting().length, retries.length]).toEqual([1, 2, 0]);
    await outbox.flush();
    expect([sent.length, outbox.waiting()]).toEqual([3, []]);
  });

  it('drops what the server refuses, and continues', async () => {
    const { outbox, sent } = setUp('refused');
    outbox.add(update('1'));
    outbox.add(update('2', 'b'));
    await outbox.flush();
    expect([sent.length, outbox.waiting()]).toEqual([2, []]);
  });

  it('refuses a program that is too long for the server, and keeps the waiting ones', async () => {
    const { outbox, sent } = setUp('unreachable');
    await outbox.add(update('1'));
    expect(await outbox.add(update('x'.repeat(100_001), 'b'))).toBe('refused');
    expect(
      setUp()
        .outbox.waiting()
        .map(({ code }) => code),
    ).toEqual(['1']);
    expect(sent).toHaveLength(1);
  });

  it('has one pending retry, even after several tries', async () => {
    const { outbox, retries } = setUp('unreachable', 'unreachable', 'unreachable', 'unreachable');
    await outbox.add(update('1'));
    await outbox.add(update('2', 'b'));
    await outbox.flush();
    expect(retries).toHaveLength(1);
    retries[0]?.();
    await outbox.flush();
    expect(retries).toHaveLength(2);
  });

  it('resolves separately for each run of the same program', async () => {
    const { outbox } = setUp('delivered', { refused: 403 });
    const tries = [1, 2].map((madeAt) => outbox.add({ ...update('1'), madeAt }));
    expect(await Promise.all(tries)).toEqual(['delivered', { refused: 403 }]);
  });

  it('keeps only the last of many runs of one level while the server is unavailable', async () => {
    const { outbox } = setUp('unreachable');
    outbox.add(update('0', 'z'));
    await outbox.flush();
    for (const code of ['1', '2', '3']) outbox.add(update(code));
    expect(outbox.waiting().map(({ code }) => code)).toEqual(['0', '3']);
  });

  it('resolves to the result of the first try', async () => {
    const { outbox } = setUp('delivered', { refused: 403 }, 'unreachable');
    const tries = ['1', '2', '3'].map((code, index) => outbox.add(update(code, `${index}`)));
    expect(await Promise.all(tries)).toEqual(['delivered', { refused: 403 }, 'unreachable']);
  });

  it('resolves for messages behind one that did not arrive', async () => {
    const { outbox, retries } = setUp('unreachable');
    await outbox.add(update('1'));
    const tried = outbox.add(update('2', 'b'));
    await outbox.flush();
    expect([await tried, retries.length]).toEqual(['delivered', 1]);
  });

  it('tells the server that waiting messages of a level were written after the last saved one', async () => {
    const bases: unknown[] = [];
    const outbox = createOutbox({
      send: async ({ baseSavedAt }) => {
        bases.push(baseSavedAt);
        return { savedAt: `saved ${bases.length}` };
      },
      stored: createMemoryValue<StatusUpdate[]>(),
    });
    outbox.add({ ...update('1'), madeAt: 1, baseSavedAt: null });
    outbox.add({ ...update('2', 'b'), madeAt: 1, baseSavedAt: null });
    expect(await outbox.add({ ...update('3', 'a', 'complete'), madeAt: 1, baseSavedAt: null })).toBe(
      'delivered',
    );
    expect(bases).toEqual([null, null, 'saved 1']);
  });

  it('recognises the programs of this page, including those that were waiting at its start', async () => {
    const before = setUp('unreachable').outbox;
    await before.add(update('1'));
    const { outbox } = setUp();
    await outbox.flush();
    await outbox.add(update('2'));
    const isOwn = (code: string, levelSlug: string) => outbox.isOwn({ courseId: 'python', levelSlug }, code);
    expect([isOwn('1', 'a'), isOwn('2', 'a'), isOwn('3', 'a'), isOwn('1', 'b')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('sends the time of the run with every message, so that the server keeps the later program', async () => {
    const kept = { code: '', madeAt: 0 };
    let away = true;
    const tab = (reaches: () => boolean) =>
      createOutbox({
        send: async ({ code, madeAt = 0 }) => {
          if (!reaches()) return 'unreachable';
          if (madeAt >= kept.madeAt) Object.assign(kept, { code, madeAt });
          return 'delivered';
        },
        stored: createMemoryValue<StatusUpdate[]>(),
        later: () => {},
      });
    const first = tab(() => !away);
    const second = tab(() => true);
    await first.add({ ...update('older'), madeAt: 1 });
    await first.add({ ...update('old'), madeAt: 2 });
    await second.add({ ...update('newer'), madeAt: 3 });
    away = false;
    await first.flush();
    expect([kept.code, first.waiting()]).toEqual(['newer', []]);
  });
});

describe('a refusal', () => {
  it.each<[string, Awaited<ReturnType<Send>>, readonly string[]]>([
    ['with a reason', { refused: 403, reason: 'chapter_locked' }, ['1 chapter_locked']],
    ['without a reason', { refused: 404 }, []],
    ['that is not final', 'unreachable', []],
  ])('%s is returned, and only one with a reason is reported', async (_, answer, reported) => {
    const refused: string[] = [];
    const outbox = createOutbox({
      send: async () => answer,
      onRefused: ({ code }, reason) => refused.push(`${code} ${reason}`),
      later: () => {},
    });
    const delivery = await outbox.add(update('1'));
    await outbox.flush();
    expect([delivery, refused, outbox.waiting().length]).toEqual([
      answer,
      reported,
      answer === 'unreachable' ? 1 : 0,
    ]);
  });
});

describe('two tabs', () => {
  /** A lock that runs actions one after the other, like a browser's lock. */
  const createLock = (): WithLock => {
    let last: Promise<unknown> = Promise.resolve();
    return (_, action) => {
      const turn = last.then(action, action);
      last = turn.catch(() => undefined);
      return turn;
    };
  };

  it('deliver every message once, in order', async () => {
    const sent: string[] = [];
    const withLock = createLock();
    const tab = () =>
      createOutbox({
        send: async ({ code }) => {
          await Promise.resolve();
          sent.push(code);
          return 'delivered';
        },
        later: () => {},
        withLock,
      });
    const [first, second] = [tab(), tab()];
    await Promise.all([
      first.add(update('1', 'a')),
      second.add(update('2', 'b')),
      first.add(update('3', 'c')),
      second.add(update('4', 'd')),
    ]);
    expect([sent, first.waiting()]).toEqual([['1', '2', '3', '4'], []]);
  });
});
