import type { levelChapterCompletion } from '@hopcode/contract/level/chapter-completion';
import type { LevelStatus } from '@hopcode/contract/level/level-status';
import type { z } from 'zod';

/** How far each student of a class is with each level, as the server answers it. */
export type Grid = z.infer<typeof levelChapterCompletion.response>;
export type GridLevel = Grid['levels'][number];

/** One line of the grid. */
export type GridRow = {
  readonly id: string;
  readonly username: string;
  /** What the student is called: the full name, else the user name. */
  readonly name: string;
  /** One for each level that is shown. */
  readonly statuses: readonly LevelStatus[];
  /** How many of them are complete. */
  readonly done: number;
  readonly lastPlayed: string | null;
};

/** A part of the grid: the levels of a chapter, or all. */
export type ShownGrid = { readonly levels: readonly GridLevel[]; readonly rows: readonly GridRow[] };

/** The columns of a chapter; of the whole course without one. */
export const shownGrid = (grid: Grid, chapterId: number | undefined): ShownGrid => {
  const isShown = (index: number): boolean =>
    chapterId === undefined || grid.levels[index]?.chapter_id === chapterId;
  return {
    levels: grid.levels.filter((_, index) => isShown(index)),
    rows: grid.students.map(({ student_id: id, username, full_name, statuses, last_played_at }) => {
      const shown = statuses.filter((_, index) => isShown(index));
      return {
        id,
        username,
        name: full_name ?? username,
        statuses: shown,
        done: shown.filter((status) => status === 'complete').length,
        lastPlayed: last_played_at,
      };
    }),
  };
};

/**
 * The chapter that a class is in: the one in which most students have their latest level that they have begun, the later
 * one of two. The first chapter before anyone has begun; undefined without levels.
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

/** By what the rows are sorted, and whether the other way round. */
export type GridOrder = { readonly by: SortKey; readonly reversed: boolean };

/** Names go from A on, progress from most on, the last visit from the latest on. */
export const FIRST_ORDER: GridOrder = { by: 'name', reversed: false };

/** The order after the head of a column was pressed: again turns it round. */
export const orderAfter = (order: GridOrder, by: SortKey): GridOrder => ({
  by,
  reversed: order.by === by && !order.reversed,
});

/** Rows in an order; those that are equal by name, in the way of a language. */
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

/** The chapters of some levels, in their order, each with how many of the levels it has. */
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
