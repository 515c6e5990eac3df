import { fullNameSchema, usernameSchema } from '@hopcode/contract/auth/account-fields';
import { canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import { BULK_LIMIT } from '@hopcode/contract/organization/students';
import Papa from 'papaparse';
import { type Column, headOf, type OwnHeads } from './list-heads.ts';

/** A student of a list as the bulk call takes it. */
export type ListedStudent = { readonly username?: string; readonly full_name?: string };

/** A line that cannot be used, and why. Lines count from 1, as spreadsheets do. */
export type ListProblem = {
  readonly line: number;
  readonly text: string;
  readonly problem: 'username' | 'full_name' | 'no_letters' | 'too_many';
};

/** A column with something in it that is not used: its place, from 1 on, and its head, which may be empty. */
export type IgnoredColumn = { readonly number: number; readonly head: string };

export type NameList = {
  readonly students: readonly ListedStudent[];
  readonly problems: readonly ListProblem[];
  readonly ignored: readonly IgnoredColumn[];
};

const WITHOUT_HEAD: readonly Column[] = ['full_name', 'username'];
const TWO_NAMES: readonly Column[] = ['first_name', 'last_name'];

/** What spreadsheets put around cells of the other direction; in a name it would turn the text after it round. */
const TURNING_SIGNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A word as last names are written: user names have small letters, digits or signs, or begin as the first name does. */
const isLastName = ([first = '', second = '']: readonly string[]): boolean => {
  const name = second.trim();
  return (
    /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\s'’-]*$/u.test(name) &&
    !canonicalUsername(name).startsWith(canonicalUsername(first))
  );
};

/** Columns of a list without a head: first and last names, where most lines have one word, then what looks like a last name. */
const columnsWithoutHead = (rows: readonly (readonly string[])[]): readonly Column[] => {
  const withTwo = rows.filter(([, second = '']) => second.trim() !== '');
  const ofOneWord = withTwo.filter(([first = '']) => !/\s/.test(first.trim()));
  return ofOneWord.length * 2 > withTwo.length && withTwo.every(isLastName) ? TWO_NAMES : WITHOUT_HEAD;
};

const studentOf = (row: readonly string[], columns: readonly (Column | undefined)[]): ListedStudent => {
  const cell = (column: Column): string =>
    (row[columns.indexOf(column)] ?? '').trim().replaceAll(/\s+/g, ' ');
  const fullName = cell('full_name') || `${cell('first_name')} ${cell('last_name')}`.trim();
  const username = cell('username');
  return {
    ...(username === '' ? {} : { username }),
    ...(fullName === '' ? {} : { full_name: fullName }),
  };
};

const problemOf = ({ username, full_name }: ListedStudent): ListProblem['problem'] | undefined => {
  if (username !== undefined && !usernameSchema.safeParse(username).success) return 'username';
  if (full_name !== undefined && !fullNameSchema.safeParse(full_name).success) return 'full_name';
  if (full_name !== undefined && !/[\p{L}\p{N}]/u.test(full_name)) return 'no_letters';
  return undefined;
};

/** What stands between the cells: one line with it is enough, as many names have no second cell. */
const delimiterOf = (text: string): string => {
  const lines = text.split('\n');
  const linesWith = (sign: string): number => lines.filter((line) => line.includes(sign)).length;
  if (linesWith('\t') > 0) return '\t';
  return linesWith(';') > 0 && linesWith(';') >= linesWith(',') ? ';' : ',';
};

/**
 * The rows of a list. Where its quotes do not match, a quote is a sign like any other: one that is never closed would
 * take all lines after it into its cell.
 */
const rowsOf = (text: string): string[][] => {
  const delimiter = delimiterOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  if (errors.every(({ type }) => type !== 'Quotes')) return data;
  return text.split(/\r?\n/).map((line) => {
    const alone = Papa.parse<string[]>(line, { delimiter });
    const isSound = alone.errors.every(({ type }) => type !== 'Quotes');
    return (isSound ? alone.data[0] : line.replaceAll('"', '').split(delimiter)) ?? [];
  });
};

/** A known class is told like any other column: all students of a list come into the class that is chosen. */
const ignoredOf = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns: readonly (Column | undefined)[],
): IgnoredColumn[] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => index)
    .filter((index) => {
      const column = columns[index];
      const isUsed = column !== undefined && column !== 'class' && columns.indexOf(column) === index;
      return !isUsed && rows.some((row) => (row[index] ?? '').trim() !== '');
    })
    .map((index) => ({ number: index + 1, head: (head[index] ?? '').trim() }));
};

/**
 * Reads a list of students: one name a line, or cells between commas, semicolons or tabs, as spreadsheets copy and
 * save them. A head is known by its words; without one the first column is the name and the second the user name, or
 * the last name where it looks like one.
 */
export const readNameList = (text: string, own: OwnHeads): NameList => {
  const plainText = text
    .replace(/^\uFEFF/, '')
    .replaceAll(TURNING_SIGNS, '')
    .normalize('NFC');
  const rows = rowsOf(plainText).map((row, index) => ({ row, line: index + 1 }));
  const filled = rows.filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  const first = filled[0];
  const head = first && headOf(first.row, own);
  const named = head ? filled.slice(1) : filled;
  const cells = named.map(({ row }) => row);
  const columns = head ?? columnsWithoutHead(cells);
  const students: ListedStudent[] = [];
  const problems: ListProblem[] = [];
  for (const { row, line } of named) {
    const student = studentOf(row, columns);
    if (student.username === undefined && student.full_name === undefined) continue;
    const problem = students.length >= BULK_LIMIT ? 'too_many' : problemOf(student);
    if (problem === undefined) students.push(student);
    else problems.push({ line, text: row.join(' ').trim(), problem });
  }
  return { students, problems, ignored: ignoredOf(head && first ? first.row : [], cells, columns) };
};
