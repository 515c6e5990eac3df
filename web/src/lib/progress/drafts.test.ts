import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { describe, expect, it } from 'vitest';
import { createStoredValue } from '../stored-value.ts';
import { createDrafts, type Draft, draftsCodec } from './drafts.ts';
import { createMemoryValue } from './memory-value.ts';

const PLACE = { owner: 'visitor', courseId: 'python', levelSlug: 'intro-level1' };
const TEMPLATE = 'import player\n';

const EMPTY_PLACE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Pages that share the same storage. */
const tabs = () => {
  const stored = createMemoryValue<Draft[]>();
  return { stored, one: createDrafts(stored), other: createDrafts(stored), third: createDrafts(stored) };
};

describe('a draft', () => {
  it('is shown when the level is opened again', () => {
    const { one, other } = tabs();
    expect(one.opened(PLACE, null)).toBeUndefined();
    one.typed(PLACE, 'first', TEMPLATE);
    one.typed(PLACE, 'mine', TEMPLATE);
    expect(other.opened(PLACE, null)).toBe('mine');
  });

  it.each([
    ['of another learner', { ...PLACE, owner: 'account' }],
    ['on another level', { ...PLACE, levelSlug: 'intro-level2' }],
    ['of another course', { ...PLACE, courseId: 'challenges' }],
  ])('is not shown %s', (_title, place) => {
    const { one, other } = tabs();
    one.opened(PLACE, null);
    one.typed(PLACE, 'mine', TEMPLATE);
    expect(other.opened(place, null)).toBeUndefined();
  });

  it.each([
    ['a program that ran in the meantime, if none had run before', null, 'newer'],
    ['a program that ran after the one that the draft is based on', 'older', 'newer'],
  ])('never replaces %s', (_title, over, ranSince) => {
    const { one, other } = tabs();
    one.opened(PLACE, over);
    one.typed(PLACE, 'mine', TEMPLATE);
    expect(other.opened(PLACE, ranSince)).toBeUndefined();
  });

  it('of an old tab does not replace a program that another tab has run before', () => {
    const { one, other } = tabs();
    one.opened(PLACE, null);
    other.opened(PLACE, null);
    other.ran(PLACE, 'newer');
    one.typed(PLACE, 'mine', TEMPLATE);
    expect(other.opened(PLACE, 'newer')).toBeUndefined();
  });

  it('replaces the program that ran last on this page', () => {
    const { one, other } = tabs();
    one.opened(PLACE, null);
    one.ran(PLACE, 'ran');
    one.typed(PLACE, 'ran and changed', TEMPLATE);
    expect(other.opened(PLACE, 'ran')).toBe('ran and changed');
  });

  it.each([
    ['it has run', 'mine', 'ran'],
    ['the program is the template again, as after a reset', TEMPLATE, 'typed'],
    ['the program is the one that ran last again', 'older', 'typed'],
  ] as const)('is forgotten when %s', (_title, code, event) => {
    const { one, stored } = tabs();
    one.opened(PLACE, 'older');
    one.typed(PLACE, 'mine', TEMPLATE);
    if (event === 'ran') one.ran(PLACE, code);
    else one.typed(PLACE, code, TEMPLATE);
    expect(stored.read()).toEqual([]);
  });

  it.each([
    ['that was refused', 'older', 'mine', undefined, 'mine'],
    ['that was changed before it was refused', 'older', 'mine', 'mine and more', 'mine and more'],
    ['that was refused, if none had run before', null, 'mine', undefined, 'mine'],
    ['that had run before and was refused now', 'older', 'older', undefined, undefined],
  ])('of a program %s is shown again', (_title, over, code, typed, shown) => {
    const { one, other } = tabs();
    one.opened(PLACE, over);
    const takeBack = one.ran(PLACE, code);
    if (typed !== undefined) one.typed(PLACE, typed, TEMPLATE);
    takeBack();
    expect(other.opened(PLACE, over)).toBe(shown);
  });

  it('after a refused run replaces the earlier program', () => {
    const { one, other } = tabs();
    one.opened(PLACE, 'older');
    one.ran(PLACE, 'refused')();
    one.typed(PLACE, 'changed', TEMPLATE);
    expect(other.opened(PLACE, 'older')).toBe('changed');
  });

  it('of a refused program does not return once another has run', () => {
    const { one, stored } = tabs();
    one.opened(PLACE, null);
    const takeBack = one.ran(PLACE, 'refused');
    one.ran(PLACE, 'newer');
    takeBack();
    expect(stored.read() ?? []).toEqual([]);
  });

  it('of a visitor goes to the student who logs in, unless the student has one', () => {
    const { one, other } = tabs();
    const second = { ...PLACE, levelSlug: 'intro-level2' };
    const ofStudent = { ...second, owner: 'student' };
    one.opened(ofStudent, null);
    one.typed(ofStudent, 'of the student', TEMPLATE);
    for (const place of [PLACE, second]) {
      one.opened(place, null);
      one.typed(place, 'of the visitor', TEMPLATE);
    }
    one.give('visitor', 'student');
    expect([
      other.opened({ ...PLACE, owner: 'student' }, null),
      other.opened(ofStudent, null),
      one.areThere('visitor'),
    ]).toEqual(['of the visitor', 'of the student', false]);
  });

  it('is deleted when there are more than twenty drafts, the oldest first', () => {
    const { one, stored } = tabs();
    const levels = Array.from({ length: 22 }, (_, number) => ({ ...PLACE, levelSlug: `level${number}` }));
    for (const place of levels) {
      one.opened(place, null);
      one.typed(place, 'mine', TEMPLATE);
    }
    expect([stored.read()?.length, one.opened({ ...PLACE, levelSlug: 'level1' }, null)]).toEqual([
      20,
      undefined,
    ]);
  });

  it('of any length that can be saved is kept in full', () => {
    const { one, other } = tabs();
    const long = 'x'.repeat(CODE_LIMIT);
    one.opened(PLACE, null);
    one.typed(PLACE, long, TEMPLATE);
    expect(other.opened(PLACE, null)).toBe(long);
  });

  it('does not change while the program is too long to be saved', () => {
    const { one, other } = tabs();
    one.opened(PLACE, null);
    one.typed(PLACE, 'mine', TEMPLATE);
    one.typed(PLACE, 'x'.repeat(CODE_LIMIT + 1), TEMPLATE);
    expect(other.opened(PLACE, null)).toBe('mine');
  });

  it('is deleted when all drafts together are too long, the oldest first', () => {
    const { one, stored } = tabs();
    for (const levelSlug of ['a', 'b', 'c', 'd', 'e']) {
      one.opened({ ...PLACE, levelSlug }, null);
      one.typed({ ...PLACE, levelSlug }, 'x'.repeat(CODE_LIMIT), TEMPLATE);
    }
    expect(stored.read()?.map(({ level }) => level)).toEqual([
      'python/b',
      'python/c',
      'python/d',
      'python/e',
    ]);
  });
});

describe('drafts of two tabs of a level', () => {
  it('are both kept: the newer one is shown, the other one is available', () => {
    const { one, other, third } = tabs();
    one.opened(PLACE, null);
    other.opened(PLACE, null);
    one.typed(PLACE, 'of one', TEMPLATE);
    other.typed(PLACE, 'of the other', TEMPLATE);
    expect(third.opened(PLACE, null)).toBe('of the other');
    expect(third.other(PLACE, 'of the other')).toBe('of one');
  });

  it('are both kept when one of the programs runs', () => {
    const { one, other, third } = tabs();
    one.opened(PLACE, null);
    other.opened(PLACE, null);
    one.typed(PLACE, 'of one', TEMPLATE);
    other.ran(PLACE, 'of the other');
    expect(third.opened(PLACE, 'of the other')).toBeUndefined();
    expect(third.other(PLACE, 'of the other')).toBe('of one');
  });

  it('become one when a page continues the draft of another', () => {
    const { one, other, third } = tabs();
    one.opened(PLACE, null);
    one.typed(PLACE, 'of one', TEMPLATE);
    other.opened(PLACE, null);
    other.typed(PLACE, 'of one, and more', TEMPLATE);
    expect(third.opened(PLACE, null)).toBe('of one, and more');
    expect(third.other(PLACE, 'of one, and more')).toBeUndefined();
  });

  it('are deleted one by one, never one that is still being written here', () => {
    const { one, other } = tabs();
    one.opened(PLACE, null);
    other.opened(PLACE, null);
    one.typed(PLACE, 'of one', TEMPLATE);
    other.typed(PLACE, 'of the other', TEMPLATE);
    other.forgetOther(PLACE, 'of the other');
    other.forgetOther(PLACE, 'of one');
    expect([other.other(PLACE, ''), other.other(PLACE, 'of the other')]).toEqual(['of the other', undefined]);
  });

  it('of an older version of the site are read', () => {
    const old = '[{"owner":"visitor","level":"python/intro-level1","code":"mine","over":null}]';
    const stored = createStoredValue('drafts', draftsCodec, { ...EMPTY_PLACE, getItem: () => old });
    expect(createDrafts(stored).opened(PLACE, null)).toBe('mine');
  });
});

describe('a refused program', () => {
  it('is the program that the level opens with later; of several, the last one', () => {
    const { stored, page } = refusedSetUp();
    page().refused(PLACE, 'first');
    page().refused(PLACE, 'second');
    page().refused({ ...PLACE, levelSlug: 'intro-level2' }, 'third');
    expect(page().opened(PLACE, null)).toBe('second');
    expect(stored.read()).toHaveLength(2);
  });

  it('is offered if the level has another program', () => {
    const { page } = refusedSetUp();
    page().refused(PLACE, 'mine');
    const opened = page();
    expect([opened.opened(PLACE, 'of the server'), opened.other(PLACE, 'of the server')]).toEqual([
      undefined,
      'mine',
    ]);
  });
});

function refusedSetUp() {
  const stored = createMemoryValue<Draft[]>();
  return { stored, page: () => createDrafts(stored) };
}
