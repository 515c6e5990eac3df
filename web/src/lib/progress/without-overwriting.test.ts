import { describe, expect, it } from 'vitest';
import type { StatusUpdate } from './outbox.ts';
import { withoutOverwriting } from './without-overwriting.ts';

const update = (status: StatusUpdate['status'], base: string | null | undefined): StatusUpdate => ({
  courseId: 'python',
  levelSlug: 'a',
  status,
  code: 'mine',
  ...(base !== undefined && { base }),
});

describe('withoutOverwriting', () => {
  it.each([
    ['the server has nothing', update('in_progress', null), { completed: false, code: null }, 'mine'],
    ['it has what it had then', update('in_progress', 'old'), { completed: false, code: 'old' }, 'mine'],
    ['it has this very program', update('complete', 'old'), { completed: false, code: 'mine' }, 'mine'],
    [
      'it is not known what it had',
      update('in_progress', undefined),
      { completed: false, code: 'x' },
      'mine',
    ],
    [
      'a newer program is there',
      update('in_progress', 'old'),
      { completed: false, code: 'newer' },
      undefined,
    ],
    ['... even a first one', update('in_progress', null), { completed: false, code: 'newer' }, undefined],
    [
      '... but this one completes the level',
      update('complete', 'old'),
      { completed: false, code: 'newer' },
      'newer',
    ],
    [
      '... which is complete anyway',
      update('complete', 'old'),
      { completed: true, code: 'newer' },
      undefined,
    ],
  ])('%s', (_, message, kept, code) => {
    expect(withoutOverwriting(message, kept)?.code).toBe(code);
  });
});
