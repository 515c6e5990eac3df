import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StatusUpdate } from '../progress/outbox.ts';
import { sendAs } from './send-status.ts';

const UPDATE = { courseId: 'python', levelSlug: 'a', status: 'in_progress', code: 'x = 1' } as const;

const STUDENT = '11111111-1111-4111-8111-111111111111';

type Owner = Parameters<typeof sendAs>[0];

/** The body of the request that was sent, and its result. */
const sent = async (update: StatusUpdate, status = 200, kept?: boolean, owner?: Owner) => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, options: RequestInit) => {
    bodies.push(JSON.parse(String(options.body)));
    return Response.json({ status: 'in_progress', statusCode: status, message: '', kept }, { status });
  });
  return { delivery: await sendAs(owner)(update), bodies };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sendAs', () => {
  it('sends the time of the run, and the time when the last known program was saved', async () => {
    const savedAt = '2026-01-01T08:00:00.000Z';
    const { bodies } = await sent({ ...UPDATE, madeAt: Date.UTC(2026, 0, 1, 9), baseSavedAt: savedAt });
    expect(bodies).toEqual([
      {
        last_status: 'in_progress',
        last_code_executed: 'x = 1',
        level_slug: 'a',
        made_at: '2026-01-01T09:00:00.000Z',
        base_saved_at: savedAt,
      },
    ]);
  });

  it.each<[string, Owner, object]>([
    ['a student', STUDENT, { student_id: STUDENT }],
    ['an account without a student', null, { student_id: null }],
    ['a visitor', undefined, {}],
  ])('names the owner of the progress: %s', async (_, owner, named) => {
    const { bodies } = await sent(UPDATE, 200, undefined, owner);
    expect(bodies).toEqual([
      { last_status: 'in_progress', last_code_executed: 'x = 1', level_slug: 'a', ...named },
    ]);
  });

  it('reports that a newer program from another device was kept', async () => {
    expect((await sent(UPDATE, 200, false)).delivery).toBe('superseded');
  });

  it.each([
    [200, 'delivered'],
    [401, 'logged-out'],
    [403, { refused: 403 }],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ])('answers %i: %o', async (status, delivery) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect((await sent(UPDATE, status)).delivery).toEqual(delivery);
  });
});
