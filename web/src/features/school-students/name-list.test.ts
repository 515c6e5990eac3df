import { describe, expect, it } from 'vitest';
import { readNameList } from './name-list.ts';

const HEADS = { full_name: 'Vollständiger Name', username: 'Benutzername' };
const read = (text: string) => readNameList(text, HEADS);
const ANNA = { full_name: 'Anna Oak', username: 'anna' };

describe('readNameList', () => {
  it.each([
    ['one name a line', 'Anna Oak\nBen Elm', [{ full_name: 'Anna Oak' }, { full_name: 'Ben Elm' }]],
    ['ends of lines of Windows, empty lines', '\r\nAnna Oak\r\n\r\n  \r\n', [{ full_name: 'Anna Oak' }]],
    ['two columns without a head', 'Anna Oak,anna', [ANNA]],
    ['semicolons, as German Excel writes them', 'Anna Oak;anna\nBen Elm;', [ANNA, { full_name: 'Ben Elm' }]],
    [
      'semicolons in a few lines only',
      `Anna Oak;anna\n${'Ben Elm\n'.repeat(3)}`,
      [ANNA, ...Array.from({ length: 3 }, () => ({ full_name: 'Ben Elm' }))],
    ],
    ['tabs, as spreadsheets copy them', 'Anna Oak\tanna', [ANNA]],
    ['a byte order mark before the head', '\uFEFFname,username\nAnna Oak,anna', [ANNA]],
    ['a head in another order and case', 'User Name;Full_Name\nanna;Anna Oak', [ANNA]],
    ['a head in the words of the page', 'benutzername,vollständiger name\nanna,Anna Oak', [ANNA]],
    ['first and last names', 'First name,Last name,Username,Age\nAnna,Oak,anna,9', [ANNA]],
    ['columns nobody knows', 'class,name\n4a,Anna Oak', [{ full_name: 'Anna Oak' }]],
    ['user names only', 'username\nanna\nben', [{ username: 'anna' }, { username: 'ben' }]],
    ['cells in quotes', '"Oak, Anna",anna', [{ full_name: 'Oak, Anna', username: 'anna' }]],
    ['spaces around and within', '  Anna   Oak  ,  anna ', [ANNA]],
    ['a name in parts is put together', 'Zoe\u0308', [{ full_name: 'Zoë' }]],
    ['right to left', 'שם\nנועה לוי', [{ full_name: 'שם' }, { full_name: 'נועה לוי' }]],
    ['nothing', ' \n ', []],
    [
      'a quote that is never closed takes no other line',
      '"Anna" Oak\nBen Elm\n"Zoe\n"Oak, Anna",anna',
      [
        { full_name: 'Anna Oak' },
        { full_name: 'Ben Elm' },
        { full_name: 'Zoe' },
        { full_name: 'Oak, Anna', username: 'anna' },
      ],
    ],
    [
      'a cell of several lines',
      'note,name\n"one\ntwo",Anna Oak\n,Ben Elm',
      [{ full_name: 'Anna Oak' }, { full_name: 'Ben Elm' }],
    ],
  ])('%s', (_, text, students) => {
    expect(read(text)).toEqual({ students, problems: [] });
  });

  it.each([
    ['name,username\nAnna,an na', 2, 'username'],
    ['Anna,<b>', 1, 'username'],
    [`${'x'.repeat(101)}`, 1, 'full_name'],
    [`${'Anna\n'.repeat(500)}Ben`, 501, 'too_many'],
  ])('of %j line %i has a problem with %s', (text, line, problem) => {
    expect(read(text).problems).toMatchObject([{ line, problem }]);
  });
});
