import { expect, it } from 'vitest';
import { type Goal, goalSchema } from '../formats/level.ts';
import type { EndFile } from '../formats/level-file.ts';
import { fileGoal } from './file.ts';

type Wanted = Pick<Goal, 'holds' | 'expectedData'>;

const text = (of: string, open?: true): EndFile => ({
  name: 'farm',
  content: { text: of },
  ...(open && { open }),
});
const bytes = (base64: string): EndFile => ({ name: 'farm', content: { base64 } });

const failure = (wanted: Wanted, ...files: EndFile[]) => {
  const goal = goalSchema.parse({ action: 'file', file: 'farm', ...wanted });
  const found = fileGoal.met === 'checked' ? fileGoal.check(goal, { variables: {}, files }) : undefined;
  // Every failure must name the file for its sentence.
  if (found) expect(found.params?.file).toBe('farm');
  return found && [found.code, found.params?.place ?? found.params?.row];
};

const JSON_3: Wanted = { holds: 'json', expectedData: { dict: [['eggs', 3]] } };
const ROWS: Wanted = {
  holds: 'csv',
  expectedData: { list: [{ list: ['corn', '3'] }, { list: ['egg', '4'] }] },
};

const lines = (expectedData: string): Wanted => ({ holds: 'text', expectedData });
const rows = (count: number, cell: string): Wanted => ({
  holds: 'csv',
  expectedData: { list: Array.from({ length: count }, () => ({ list: [cell] })) },
});
const rowsText = (count: number, cell: string): string => `${cell}\n`.repeat(count);

it.each<[string, Wanted, EndFile[], unknown]>([
  ['the same JSON', JSON_3, [text('{"eggs": 3}')], undefined],
  ['another value', JSON_3, [text('{"eggs": 4}')], ['file-value-differs', '["eggs"]']],
  ['text that is no JSON', JSON_3, [text("{'eggs': 3}")], ['file-not-json', undefined]],
  ['no file', JSON_3, [], ['file-missing', undefined]],
  ['another file', JSON_3, [{ ...text('1'), name: 'Farm' }], ['file-missing', undefined]],
  ['an empty file', JSON_3, [text(' \n')], ['file-empty', undefined]],
  ['an open file, even with text', JSON_3, [text('{"eggs": 3}', true)], ['file-not-closed', undefined]],
  ['a pickle where JSON is asked', JSON_3, [bytes('gAQu')], ['file-not-text', undefined]],
  ['any JSON', { holds: 'json' }, [text('[3]')], undefined],
  ['any JSON that is a number', { holds: 'json' }, [text('0')], undefined],
  ['an empty dictionary for any', { holds: 'json' }, [text('{}')], ['file-empty', undefined]],
  ['an empty list for any', { holds: 'json' }, [text('[]')], ['file-empty', undefined]],
  ['an empty list that is asked', { holds: 'json', expectedData: { list: [] } }, [text('[]')], undefined],
  ['the same rows, with an empty line', ROWS, [text('corn,3\r\n\r\negg,4\r\n')], undefined],
  ['a wrong second row', ROWS, [text('corn,3\negg,5\n')], ['file-row-differs', 2]],
  ['a wrong eleventh row', rows(11, 'hay'), [text(`${rowsText(10, 'hay')}corn\n`)], ['file-row-differs', 11]],
  ['any rows', { holds: 'csv' }, [text('corn,3\n')], undefined],
  ['a missing row', ROWS, [text('corn,3\n')], ['file-row-differs', 1]],
  ['the same text without its line break', { holds: 'text', expectedData: 'Hi\n' }, [text('Hi')], undefined],
  ['text with several line breaks at its end', lines('Hi'), [text('Hi\n\n')], undefined],
  ['text with Windows line breaks', lines('a\nb'), [text('a\r\nb\r\n')], undefined],
  ['text without the line break inside', lines('a\nb'), [text('ab')], ['file-text-differs', undefined]],
  ['text without the empty line inside', lines('a\n\nb'), [text('a\nb')], ['file-text-differs', undefined]],
  ['other text', { holds: 'text', expectedData: 'Hi' }, [text('hi')], ['file-text-differs', undefined]],
  ['any text', {}, [text('hi')], undefined],
  ['a pickle', { holds: 'pickle' }, [bytes('gASVBAAAAAAAAABLAy4=')], undefined],
  ['text where a pickle is asked', { holds: 'pickle' }, [text('x')], ['file-not-pickle', undefined]],
  ['other bytes', { holds: 'pickle' }, [bytes('/////w==')], ['file-not-pickle', undefined]],
])('checks %s', (_, wanted, files, expected) => {
  expect(failure(wanted, ...files)).toEqual(expected);
});
