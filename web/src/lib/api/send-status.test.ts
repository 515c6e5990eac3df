import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendStatus } from './send-status.ts';

const UPDATE = { courseId: 'python', levelSlug: 'a', status: 'in_progress', code: 'x = 1' } as const;

/** The body of the request, and how it went. */
const sent = async (update: Parameters<typeof sendStatus>[0], status = 200, kept?: boolean) => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, options: RequestInit) => {
    bodies.push(JSON.parse(String(options.body)));
    return Response.json({ status: 'in_progress', statusCode: status, message: '', kept }, { status });
  });
  return { delivery: await sendStatus(update), bodies };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sendStatus', () => {
  it('says when the program was run and which one was known then', async () => {
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

  it('says that a newer program of another device was kept', async () => {
    expect((await sent(UPDATE, 200, false)).delivery).toBe('superseded');
  });

  it.each([
    [200, 'delivered'],
    [403, { refused: 403 }],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ])('answers %i: %o', async (status, delivery) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect((await sent(UPDATE, status)).delivery).toEqual(delivery);
  });
});
