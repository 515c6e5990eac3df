import { type Fix, mark, param, replaces, swap, word } from './fix.ts';

/** Fixes of rows about dates, formats and text methods. */
export const FIXES_OF_DATES: Readonly<Record<string, Fix>> = {
  'date-text-of-other-form': {
    shows: '"2027-01-22"',
    apply: (at) => swap(at, /"22\.01\.2027"/, at.code),
  },
  'class-inside-datetime': { shows: 'datetime.datetime.{{part}}', apply: (at) => mark(at, at.code) },
  'day-not-there': { apply: (at) => swap(at, param(at, 'day'), param(at, 'last')) },
  'month-not-there': replaces(/13/, '12'),
  'date-needs-numbers': {
    shows: 'date.fromisoformat',
    apply: (at) => swap(at, /\bdate(?=\()/, at.code),
  },
  'date-plus-number': {
    shows: 'timedelta(days={{number}})',
    apply: (at) =>
      swap(at, `+ ${param(at, 'number')}`, `+ ${at.code}`).replace('import date', 'import date, timedelta'),
  },
  'date-with-text': {
    shows: 'date.fromisoformat',
    apply: (at) => swap(at, /"2027-01-22"/, `${at.code}("2027-01-22")`),
  },
  'date-with-time': { shows: 'date.today()', apply: (at) => swap(at, 'datetime.now()', at.code) },
  'date-has-no-clock': {
    shows: 'datetime.now()',
    apply: (at) => at.source.replace('date.today()', at.code).replace('import date', 'import datetime'),
  },
  'part-of-date-misspelt': {
    shows: '{{hint}}',
    apply: (at) => swap(at, new RegExp(`\\.${param(at, 'part')}\\b`), `.${at.code}`),
  },
  'format-needs-number': {
    shows: 'int({{name}})',
    apply: (at) => swap(at, word(param(at, 'name')), at.code),
  },
  'format-needs-whole-number': {
    shows: 'int({{name}})',
    apply: (at) => swap(at, word(param(at, 'name')), at.code),
  },
  'join-of-one-value': {
    shows: '[str({{value}})]',
    apply: (at) => swap(at, `join(${param(at, 'value')})`, `join(${at.code})`),
  },
  'text-has-no-remove': {
    shows: 'replace({{value}}, "")',
    apply: (at) => mark(at, at.code),
  },
  'replace-needs-two': {
    shows: 'replace({{value}}, "")',
    apply: (at) => mark(at, at.code),
  },
  'split-at-nothing': {
    shows: 'list({{name}})',
    apply: (at) => swap(at, /\w+\.split\(""\)/, at.code),
  },
};
