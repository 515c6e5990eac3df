import { fullNameSchema, usernameSchema } from '@hopcode/contract/auth/account-fields';
import { BULK_LIMIT } from '@hopcode/contract/organization/students';
import Papa from 'papaparse';

/** A student of a list as the bulk call takes it. */
export type ListedStudent = { readonly username?: string; readonly full_name?: string };

/** A line that cannot be used, and why. Lines count from 1, as spreadsheets do. */
export type ListProblem = {
  readonly line: number;
  readonly text: string;
  readonly problem: 'username' | 'full_name' | 'too_many';
};

export type NameList = {
  readonly students: readonly ListedStudent[];
  readonly problems: readonly ListProblem[];
};

type Column = 'full_name' | 'username' | 'first_name' | 'last_name';

/** Words that a head may have for its columns; case, spaces and `_` make no difference. */
const HEADS: Readonly<Record<Column, readonly string[]>> = {
  full_name: ['name', 'fullname', 'student', 'studentname', 'displayname'],
  username: ['username', 'user', 'login', 'loginname', 'nickname'],
  first_name: ['firstname', 'givenname', 'forename'],
  last_name: ['lastname', 'familyname', 'surname'],
};

const COLUMNS: readonly Column[] = ['full_name', 'username', 'first_name', 'last_name'];
const WITHOUT_HEAD: readonly Column[] = ['full_name', 'username'];

const plain = (cell: string): string => cell.toLowerCase().replaceAll(/[\s_-]/g, '');

/** The words of the page for the two columns, as a list made with it may have them. */
export type OwnHeads = { readonly full_name: string; readonly username: string };

/** The columns that a row names; undefined for a row of names. */
const headOf = (row: readonly string[], own: OwnHeads): (Column | undefined)[] | undefined => {
  const columns = row.map((cell) =>
    COLUMNS.find(
      (column) =>
        HEADS[column].includes(plain(cell)) ||
        ((column === 'full_name' || column === 'username') && plain(own[column]) === plain(cell)),
    ),
  );
  return columns.some((column) => column !== undefined) ? columns : undefined;
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

/**
 * Reads a list of students: one name a line, or cells between commas, semicolons or tabs, as spreadsheets copy and
 * save them. A head is known by its words; without one the first column is the name and the second the user name.
 */
export const readNameList = (text: string, own: OwnHeads): NameList => {
  const plainText = text.replace(/^\uFEFF/, '').normalize('NFC');
  const rows = rowsOf(plainText).map((row, index) => ({ row, line: index + 1 }));
  const filled = rows.filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  const first = filled[0];
  const head = first && headOf(first.row, own);
  const students: ListedStudent[] = [];
  const problems: ListProblem[] = [];
  for (const { row, line } of head ? filled.slice(1) : filled) {
    const student = studentOf(row, head ?? WITHOUT_HEAD);
    if (student.username === undefined && student.full_name === undefined) continue;
    const problem = students.length >= BULK_LIMIT ? 'too_many' : problemOf(student);
    if (problem === undefined) students.push(student);
    else problems.push({ line, text: row.join(' ').trim(), problem });
  }
  return { students, problems };
};
