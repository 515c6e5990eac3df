// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rememberedLearner } from '../../../lib/account/learner.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { createOutbox } from '../../../lib/progress/outbox.ts';
import { OutboxProvider } from '../../../lib/progress/outbox-context.tsx';
import { inEnglish, loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { Unsent } from './unsent.tsx';

const STUDENT = { studentId: '22222222-2222-4222-8222-222222222222', character: 'Rabbit' } as const;

/** The notice, with a server that cannot be reached until the test says so. */
const setUp = () => {
  const server = { isThere: false };
  const outbox = createOutbox({
    send: async () => (server.isThere ? 'delivered' : 'unreachable'),
    stored: createMemoryValue(),
    later: () => {},
  });
  renderPlay(
    <OutboxProvider outbox={outbox}>
      <Unsent />
    </OutboxProvider>,
  );
  const wins = () =>
    act(async () => {
      await outbox.add({ courseId: 'python', levelSlug: 'a', status: 'complete', code: '' });
    });
  return { server, outbox, wins };
};

/** The words for screen readers, in a region that exists from the start. */
const said = (): string | null => screen.getAllByRole('status')[0]?.textContent ?? null;

beforeAll(loadEnglish);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('UnsentNotice', () => {
  it.each([
    ['a student', STUDENT, 'later'],
    ['a visitor', undefined, 'here'],
  ] as const)('says that a success of %s is not delivered yet, until it is', async (_who, learner, key) => {
    rememberedLearner.write(learner);
    const { server, outbox, wins } = setUp();
    expect(said()).toBe('');
    await wins();
    await screen.findByText(inEnglish(`play:unsent.${key}`));
    expect(said()).toBe(inEnglish(`play:unsent.${key}`));
    server.isThere = true;
    await act(outbox.flush);
    expect(said()).toBe('');
  });

  it('says nothing about a success that is delivered immediately', async () => {
    const { server, wins } = setUp();
    server.isThere = true;
    await wins();
    expect(said()).toBe('');
  });
});
