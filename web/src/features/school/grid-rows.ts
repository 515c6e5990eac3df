import type { levelChapterCompletion } from '@hopcode/contract/level/chapter-completion';
import type { LevelStatus } from '@hopcode/contract/level/level-status';
import type { z } from 'zod';

/** The status of each student of a class in each level, as the server sends it. */
export type Grid = z.infer<typeof levelChapterCompletion.response>;
export type GridLevel = Grid['levels'][number];

/** One row of the grid. */
export type GridRow = {
  readonly id: string;
  readonly username: string;
  /** The name of the student: the full name, otherwise the username. */
  readonly name: string;
  /** One for each level in the grid. */
  readonly statuses: readonly LevelStatus[];
  /** How many of the required levels among them are complete, and how many required levels there are. */
  readonly done: number;
  readonly most: number;
  readonly lastPlayed: string | null;
};

/** The shown part of the grid: the levels of one chapter, or all. */
export type ShownGrid = { readonly levels: readonly GridLevel[]; readonly rows: readonly GridRow[] };

/** The columns of one chapter; by default, of the whole course. */
export const shownGrid = (grid: Grid, chapterId: number | undefined): ShownGrid => {
  const isShown = (index: number): boolean =>
    chapterId === undefined || grid.levels[index]?.chapter_id === chapterId;
  const levels = grid.levels.filter((_, index) => isShown(index));
  return {
    levels,
    rows: grid.students.map(({ student_id: id, username, full_name, statuses, last_played_at }) => {
      const shown = statuses.filter((_, index) => isShown(index));
      return {
        id,
        username,
        name: full_name ?? username,
        statuses: shown,
        done: shown.filter((status, index) => status === 'complete' && !levels[index]?.extra).length,
        most: levels.filter(({ extra }) => !extra).length,
        lastPlayed: last_played_at,
      };
    }),
  };
};

/**
 * The current chapter of a class: the one with the latest started level of most students. If two chapters have equally
 * many students, the later one. The first chapter if no student has started; undefined if there are no levels.
 */
export const chapterOfClass = ({ levels, students }: Grid): number | undefined => {
  const counts = new Map<number, number>();
  for (const { statuses } of students) {
    const latest = levels[statuses.findLastIndex((status) => status !== 'not_started')];
    if (latest) counts.set(latest.chapter_id, (counts.get(latest.chapter_id) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const found = levels.findLast(({ chapter_id }) => counts.get(chapter_id) === most);
  return (found ?? levels[0])?.chapter_id;
};

export const SORT_KEYS = ['name', 'progress', 'played'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The sort key of the rows, and whether its first order is reversed. */
export type GridOrder = { readonly by: SortKey; readonly reversed: boolean };

/** First orders: names from A, progress from the most, the last visit from the latest. */
export const FIRST_ORDER: GridOrder = { by: 'name', reversed: false };

/** The order after a click on a column heading; a second click reverses it. */
export const orderAfter = (order: GridOrder, by: SortKey): GridOrder => ({
  by,
  reversed: order.by === by && !order.reversed,
});

/** The sorted rows. Equal rows are sorted by name, with the rules of a language. */
export const sortedRows = (
  rows: readonly GridRow[],
  { by, reversed }: GridOrder,
  language: string,
): GridRow[] => {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const byName = (a: GridRow, b: GridRow): number =>
    collator.compare(a.name, b.name) || collator.compare(a.username, b.username);
  const compare: Record<SortKey, (a: GridRow, b: GridRow) => number> = {
    name: byName,
    progress: (a, b) => b.done - a.done,
    played: (a, b) => (b.lastPlayed ?? '').localeCompare(a.lastPlayed ?? ''),
  };
  const sign = reversed ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare[by](a, b) || byName(a, b));
};

/** The chapters of these levels, in order, each with its first level and its number of levels. */
export const chapterSpans = (
  levels: readonly GridLevel[],
): readonly { readonly id: number; readonly count: number; readonly first: number }[] => {
  const spans: { id: number; count: number; first: number }[] = [];
  for (const [index, { chapter_id: id }] of levels.entries()) {
    const last = spans.at(-1);
    if (last?.id === id) last.count += 1;
    else spans.push({ id, count: 1, first: index });
  }
  return spans;
};
