import { expect, it } from 'vitest';
import { contactBody } from './contact-body.ts';

const EMPTY = { name: '', email: '', school: '', students: '', country: '', message: '', reference: '' };

it.each([
  ['30', 30],
  [' 30 ', 30],
  ['٣٠', 30],
  ['۱۲۰', 120],
  ['', undefined],
  ['about 30', Number.NaN],
  ['-1', Number.NaN],
  ['3.5', Number.NaN],
])('reads %j students as %j', (students, expected) => {
  expect(contactBody('school', { ...EMPTY, students }).students).toEqual(expected);
});

it("leaves out empty fields, and the school's fields for other subjects", () => {
  const filled = { ...EMPTY, name: 'Ada', school: 'Oak', students: '3', country: 'Kenya', message: ' ' };
  expect(contactBody('contact', filled)).toEqual({ kind: 'contact', name: 'Ada', email: '' });
  expect(contactBody('school', filled)).toMatchObject({ school: 'Oak', students: 3, country: 'Kenya' });
});
