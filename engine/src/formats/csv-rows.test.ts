import { expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';

it.each<[string, string, string[][]]>([
  ['nothing', '', []],
  ['one row', 'corn,3', [['corn', '3']]],
  [
    'the line ends of csv.writer',
    'corn,3\r\neggs,4\r\n',
    [
      ['corn', '3'],
      ['eggs', '4'],
    ],
  ],
  ['an empty field at the end', 'corn,\n', [['corn', '']]],
  ['a single empty field in quotes', '""\n', [['']]],
  ['an empty line', 'a\n\nb\n', [['a'], [], ['b']]],
  ['a comma, a quote and a line break in quotes', '"a,""b""\nc",d\n', [['a,"b"\nc', 'd']]],
  ['spaces stay', 'corn, 3\n', [['corn', ' 3']]],
  ['a quote inside a field', 'a"b,c', [['a"b', 'c']]],
])('reads %s', (_, text, rows) => {
  expect(csvRows(text)).toEqual(rows);
});
