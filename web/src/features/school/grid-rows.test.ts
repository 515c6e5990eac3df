import { describe, expect, it } from 'vitest';
import {
  chapterOfClass,
  chapterSpans,
  type Grid,
  type GridOrder,
  orderAfter,
  shownGrid,
  sortedRows,
} from './grid-rows.ts';

const level = (slug: string, chapter_id: number) => ({ slug, name: slug.toUpperCase(), chapter_id });
const student = (
  username: string,
  full_name: string | null,
  statuses: Grid['students'][number]['statuses'],
  last_played_at: string | null,
) => ({ student_id: `id-${username}`, username, full_name, statuses, last_played_at });

const GRID: Grid = {
  levels: [level('a1', 1), level('a2', 1), level('b1', 2)],
  students: [
    student('zed', 'Ada 10', ['complete', 'complete', 'not_started'], '2026-01-02T08:00:00.000Z'),
    student('bob', null, ['complete', 'in_progress', 'complete'], null),
    student('amy', 'Ada 9', ['not_started', 'not_started', 'not_started'], '2026-01-03T08:00:00.000Z'),
  ],
};

describe('shownGrid', () => {
  it.each([
    [undefined, ['a1', 'a2', 'b1'], [2, 2, 0]],
    [1, ['a1', 'a2'], [2, 1, 0]],
    [2, ['b1'], [0, 1, 0]],
    [9, [], [0, 0, 0]],
  ])('shows for chapter %s the levels %j, with completed levels per student: %j', (chapter, slugs, done) => {
    const { levels, rows } = shownGrid(GRID, chapter);
    expect(levels.map(({ slug }) => slug)).toEqual(slugs);
    expect(rows.map((row) => row.done)).toEqual(done);
    expect(rows.every(({ statuses }) => statuses.length === slugs.length)).toBe(true);
  });

  it('shows extras without counting them', () => {
    const grid: Grid = {
      levels: [level('a1', 1), { ...level('a-extra1', 1), extra: true }],
      students: [student('zed', null, ['in_progress', 'complete'], null)],
    };
    const { levels, rows } = shownGrid(grid, undefined);
    expect(levels.map(({ slug }) => slug)).toEqual(['a1', 'a-extra1']);
    expect(rows.map(({ done, most }) => [done, most])).toEqual([[0, 1]]);
  });

  it('names a student by the full name, otherwise by the username', () => {
    expect(shownGrid(GRID, undefined).rows.map(({ name }) => name)).toEqual(['Ada 10', 'bob', 'Ada 9']);
  });
});

describe('chapterOfClass', () => {
  type Statuses = Grid['students'][number]['statuses'];
  const NONE: Statuses = ['not_started', 'not_started', 'not_started'];
  const FIRST: Statuses = ['complete', 'not_started', 'not_started'];
  const SECOND: Statuses = ['not_started', 'not_started', 'in_progress'];
  it.each<[string, readonly Statuses[], number]>([
    ['the first chapter before any student has started', [NONE, NONE], 1],
    ['the first chapter without students', [], 1],
    ['the chapter of most students', [FIRST, FIRST, SECOND], 1],
    ['the later one of two equal ones', [FIRST, SECOND, NONE], 2],
  ])('is %s', (_, rows, chapter) => {
    const students = rows.map((statuses, index) => student(`s${index}`, null, statuses, null));
    expect(chapterOfClass({ ...GRID, students })).toBe(chapter);
  });

  it('is undefined without levels', () => {
    expect(chapterOfClass({ levels: [], students: [] })).toBeUndefined();
  });
});

describe('sortedRows', () => {
  const order = (by: GridOrder['by'], reversed = false): GridOrder => ({ by, reversed });
  it.each([
    [order('name'), ['Ada 9', 'Ada 10', 'bob']],
    [order('name', true), ['bob', 'Ada 10', 'Ada 9']],
    [order('progress'), ['Ada 10', 'bob', 'Ada 9']],
    [order('progress', true), ['Ada 9', 'Ada 10', 'bob']],
    [order('played'), ['Ada 9', 'Ada 10', 'bob']],
    [order('played', true), ['bob', 'Ada 10', 'Ada 9']],
  ])('sorts by %j into %j', (by, names) => {
    const rows = sortedRows(shownGrid(GRID, undefined).rows, by, 'en');
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});

it('reverses the order if its column is pressed again', () => {
  const first = orderAfter({ by: 'name', reversed: true }, 'progress');
  expect([
    first,
    orderAfter(first, 'progress'),
    orderAfter(orderAfter(first, 'progress'), 'progress'),
  ]).toEqual([
    { by: 'progress', reversed: false },
    { by: 'progress', reversed: true },
    { by: 'progress', reversed: false },
  ]);
});

it('returns the first level and the number of levels of each chapter', () => {
  expect(chapterSpans(GRID.levels)).toEqual([
    { id: 1, first: 0, count: 2 },
    { id: 2, first: 2, count: 1 },
  ]);
});
