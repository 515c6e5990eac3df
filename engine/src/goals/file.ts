import { csvRows } from '../formats/csv-rows.ts';
import { jsonDifference, parseJson } from '../formats/json-data.ts';
import type { Goal } from '../formats/level.ts';
import type { EndFile } from '../formats/level-file.ts';
import { defineGoalKind, type RunResults } from './goal-kind.ts';

const REASONS = [
  'file-missing',
  'file-not-closed',
  'file-empty',
  'file-not-text',
  'file-not-json',
  'file-value-differs',
  'file-row-differs',
  'file-text-differs',
  'file-not-pickle',
] as const;
type Reason = (typeof REASONS)[number];

type Fault = { readonly code: Reason; readonly params: Readonly<Record<string, string | number>> };

/** The beginning of a pickle in base64: the byte 0x80 and a small number, which is the protocol. */
const PICKLE_START = 'gA';

const isPickle = ({ content }: EndFile): boolean =>
  'base64' in content && content.base64.startsWith(PICKLE_START);

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const jsonFault = (file: string, text: string, { expectedData: wanted, more }: Goal): Fault | undefined => {
  const parsed = parseJson(text);
  if (!parsed.ok) return { code: 'file-not-json', params: { file } };
  if (wanted === undefined && isEmpty(parsed.value)) return { code: 'file-empty', params: { file } };
  const place = wanted === undefined ? undefined : jsonDifference(parsed.value, wanted, more);
  return place === undefined ? undefined : { code: 'file-value-differs', params: { file, place } };
};

const csvFault = (file: string, text: string, { expectedData: wanted }: Goal): Fault | undefined => {
  if (wanted === undefined) return undefined;
  // Blank lines are not rows: on Windows, a file has such lines if it was opened without newline="".
  const rows = csvRows(text).filter((row) => row.length > 0);
  const place = jsonDifference(rows, wanted);
  if (place === undefined) return undefined;
  const row = Number(/^\[(\d+)\]/.exec(place)?.[1] ?? rows.length - 1) + 1;
  return { code: 'file-row-differs', params: { file, row: Math.max(1, row) } };
};

/** A line break at the end does not matter, nor do Windows line breaks. */
const plainText = (text: string): string => text.replaceAll('\r\n', '\n').replace(/\n+$/, '');

const textFault = (file: string, text: string, { expectedData: wanted }: Goal): Fault | undefined =>
  typeof wanted === 'string' && plainText(text) !== plainText(wanted)
    ? { code: 'file-text-differs', params: { file } }
    : undefined;

const check = (goal: Goal, { files }: RunResults): Fault | undefined => {
  const name = goal.file ?? '';
  const params = { file: name };
  const found = files?.find((file) => file.name === name);
  if (!found) return { code: 'file-missing', params };
  // Python writes the rest of an open file only when the file is closed.
  if (found.open) return { code: 'file-not-closed', params };
  if (goal.holds === 'pickle') return isPickle(found) ? undefined : { code: 'file-not-pickle', params };
  if (!('text' in found.content)) return { code: 'file-not-text', params };
  const { text } = found.content;
  if (text.trim() === '') return { code: 'file-empty', params };
  switch (goal.holds) {
    case 'json':
      return jsonFault(name, text, goal);
    case 'csv':
      return csvFault(name, text, goal);
    default:
      return textFault(name, text, goal);
  }
};

/**
 * A file that must exist at the program's end. It must be closed and not empty (nor an empty dictionary or list), and
 * contain JSON, CSV rows, text or a pickle (`holds`). `expectedData` is the required value, list of rows or text. The
 * failure names the place of the first difference, and never reveals the required value.
 */
export const fileGoal = defineGoalKind({ action: 'file', met: 'checked', reasons: REASONS, check });
