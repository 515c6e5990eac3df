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
  /** The student's full name. Without one, the username. */
  readonly name: string;
  /** The student's status in each level of the grid. */
  readonly statuses: readonly LevelStatus[];
  /** How many of the required levels in the grid are complete. `most` is the number of required levels. */
  readonly done: number;
  readonly most: number;
  readonly lastPlayed: string | null;
};

/** The part of the grid that is shown: the levels of one chapter, or all levels. */
export type ShownGrid = { readonly levels: readonly GridLevel[]; readonly rows: readonly GridRow[] };

/** The part of the grid for one chapter. Without a chapter, the whole course. */
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
 * The chapter that the class has reached: it contains the latest started level of most students. If two chapters have
 * equally many students, it is the later chapter. If no student has started, it is the first chapter. If there are no
 * levels, it is undefined.
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

/** The column that the rows are sorted by, and whether the usual order of that column is reversed. */
export type GridOrder = { readonly by: SortKey; readonly reversed: boolean };

/**
 * The order when the page opens. By default, names start with A, progress with the most, and visits with the latest.
 */
export const FIRST_ORDER: GridOrder = { by: 'name', reversed: false };

/** The order after a click on a column heading. A second click reverses the order. */
export const orderAfter = (order: GridOrder, by: SortKey): GridOrder => ({
  by,
  reversed: order.by === by && !order.reversed,
});

/** The sorted rows. Sorts equal rows by name, with the rules of a language. */
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
