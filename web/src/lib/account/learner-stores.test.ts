// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../progress/drafts.ts';
import type { Delivery, StatusUpdate } from '../progress/outbox.ts';
import { keyOfLearner, type Learner, rememberedLearner } from './learner.ts';
import { createLearnerStores } from './learner-stores.ts';

const FIRST = { courseId: 'python', levelSlug: 'intro-level1' };
const ANNA: Learner = { studentId: '11111111-1111-4111-8111-111111111111', character: 'Rabbit' };
const BEN: Learner = { studentId: '22222222-2222-4222-8222-222222222222', character: 'Viking' };

/** A server whose connection the test can cut. */
const server = () => {
  const got: StatusUpdate[] = [];
  const way = { open: true, got };
  const send = (update: StatusUpdate): Promise<Delivery> => {
    if (way.open) got.push(update);
    return Promise.resolve(way.open ? 'delivered' : 'unreachable');
  };
  return { way, send };
};

const as = (learner: Learner | undefined, send: (update: StatusUpdate) => Promise<Delivery>) => {
  rememberedLearner.write(learner);
  return createLearnerStores(keyOfLearner(learner), send);
};

beforeEach(() => {
  rememberedLearner.write(undefined);
  localStorage.clear();
});

describe('createLearnerStores', () => {
  it('never shows the progress of another learner', () => {
    const { send } = server();
    as(undefined, send).progress.completed(FIRST, 'of a visitor');
    as(ANNA, send).progress.completed(FIRST, 'of Anna');
    expect(as(BEN, send).progress.snapshot().levels).toEqual({});
    expect(as(undefined, send).progress.snapshot().levels['python/intro-level1']?.code).toBe('of a visitor');
  });

  it('keeps undelivered messages for their own student', async () => {
    const { way, send } = server();
    way.open = false;
    const anna = as(ANNA, send);
    anna.outbox.add({ ...FIRST, status: 'complete', code: 'of Anna' });
    await anna.outbox.flush();
    way.open = true;
    const ben = as(BEN, send);
    await ben.outbox.flush();
    await anna.outbox.flush();
    expect(way.got).toEqual([]);
    const again = as(ANNA, send);
    expect(again.progress.snapshot().levels['python/intro-level1']).toMatchObject({
      status: 'complete',
      code: 'of Anna',
    });
    await again.outbox.flush();
    expect(way.got).toEqual([{ ...FIRST, status: 'complete', code: 'of Anna' }]);
  });

  it('stores a refused program as a draft if the class has locked its chapter', async () => {
    const anna = as(ANNA, async () => ({ refused: 403, reason: 'chapter_locked' }));
    await anna.outbox.add({ ...FIRST, status: 'complete', code: 'of Anna' });
    const place = { ...FIRST, owner: keyOfLearner(ANNA) };
    expect([drafts.other(place, ''), anna.outbox.waiting()]).toEqual(['of Anna', []]);
  });

  it('starts with the program of the last waiting message, at the time of the latest run', async () => {
    const { way, send } = server();
    way.open = false;
    const anna = as(ANNA, send);
    const base = new Date(4).toISOString();
    anna.outbox.add({ ...FIRST, status: 'complete', code: 'first', madeAt: 1, baseSavedAt: null });
    anna.outbox.add({ ...FIRST, status: 'in_progress', code: 'second', madeAt: 5, baseSavedAt: base });
    await anna.outbox.flush();
    anna.outbox.add({ ...FIRST, status: 'complete', code: 'third', madeAt: 3, baseSavedAt: base });
    expect(as(ANNA, send).progress.snapshot().levels['python/intro-level1']).toEqual({
      status: 'complete',
      code: 'third',
      codeAt: 5,
    });
  });
});
