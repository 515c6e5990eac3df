import { fullNameSchema, usernameSchema } from '@hopcode/contract/auth/account-fields';
import { canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import { withoutDirectionMarks } from '@hopcode/contract/auth/direction-marks';
import { BULK_LIMIT } from '@hopcode/contract/organization/students';
import Papa from 'papaparse';
import { type Column, headOf, type OwnHeads } from './list-heads.ts';

/** A student in a list, in the format of the server's endpoint for lists. */
export type ListedStudent = { readonly username?: string; readonly full_name?: string };

/** A line of the list that cannot be used, with the reason. Lines are numbered from 1, as in spreadsheets. */
export type ListProblem = {
  readonly line: number;
  readonly text: string;
  readonly problem: 'username' | 'full_name' | 'no_letters' | 'too_many';
};

/** A column with data that is not used: its number from 1, and its heading, which may be empty. */
export type IgnoredColumn = { readonly number: number; readonly head: string };

export type NameList = {
  readonly students: readonly ListedStudent[];
  readonly problems: readonly ListProblem[];
  readonly ignored: readonly IgnoredColumn[];
};

const WITHOUT_HEAD: readonly Column[] = ['full_name', 'username'];
const TWO_NAMES: readonly Column[] = ['first_name', 'last_name'];

/**
 * Direction marks that spreadsheets put around cells, in addition to the usual ones. In a name, they would reverse the
 * text that follows.
 */
const TURNING_SIGNS = /[\u202A-\u202E]/g;

/**
 * Whether the second cell looks like a last name. Usernames start with a small letter, contain digits or symbols, or
 * begin like the first name.
 */
const isLastName = ([first = '', second = '']: readonly string[]): boolean => {
  const name = second.trim();
  return (
    /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\s'’-]*$/u.test(name) &&
    !canonicalUsername(name).startsWith(canonicalUsername(first))
  );
};

/**
 * The columns of a list without headings. They are first name and last name if two conditions are met in the rows with
 * two cells: most first cells have only one word, and all second cells look like last names. Otherwise they are full
 * name and username.
 */
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

/** The separator between the cells. One line with a separator is enough, because many lines may have only a name. */
const delimiterOf = (text: string): string => {
  const lines = text.split('\n');
  const linesWith = (sign: string): number => lines.filter((line) => line.includes(sign)).length;
  if (linesWith('\t') > 0) return '\t';
  return linesWith(';') > 0 && linesWith(';') >= linesWith(',') ? ';' : ',';
};

/**
 * The rows of a list. If the quotes in the list do not match, reads each line separately. Otherwise all lines after an
 * unclosed quote would become part of one cell.
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

/**
 * The columns with data that are not used. A class column is one of them, because all students in a list join the class
 * that the user chooses.
 */
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
 * Reads a list of students. Each line has a name, or cells with commas, semicolons or tabs between them, as in files
 * from spreadsheets. A heading row is recognised by its words. Without a heading row, the first column is the name, and
 * the second is the username. If the second looks like a last name, the columns are first and last name.
 */
export const readNameList = (text: string, own: OwnHeads): NameList => {
  const plainText = withoutDirectionMarks(text)
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
