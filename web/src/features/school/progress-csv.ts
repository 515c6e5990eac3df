import type { LevelStatus } from '@hopcode/contract/level/level-status';
import type { ShownGrid } from './grid-rows.ts';

/** The words of the file, in the language of the page. */
export type CsvWords = {
  readonly username: string;
  readonly name: string;
  readonly done: string;
  readonly lastPlayed: string;
  readonly status: Readonly<Record<LevelStatus, string>>;
};

/**
 * The grid as rows of a spreadsheet, the head first: user name, name, completed levels, last visit (ISO 8601), and a
 * column for each level.
 */
export const progressSheet = ({ levels, rows }: ShownGrid, words: CsvWords): string[][] => [
  [words.username, words.name, words.done, words.lastPlayed, ...levels.map(({ name }) => name)],
  ...rows.map(({ username, name, done, lastPlayed, statuses }) => [
    username,
    name,
    String(done),
    lastPlayed ?? '',
    ...statuses.map((status) => words.status[status]),
  ]),
];

/** A name of a file that every system takes: letters and digits of any script, the rest as dashes. */
export const csvName = (className: string, courseId: string, day: string): string => {
  const safe = className.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${[safe, courseId, day].filter((part) => part !== '').join('-')}.csv`;
};
