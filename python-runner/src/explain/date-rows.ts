import { type ErrorRow, valueAt } from './error-row.ts';

const VALUE = ['ValueError'];
const TYPE = ['TypeError'];
const ATTRIBUTE = ['AttributeError'];

/** Rows about dates, times and the time between them. */
export const DATE_ROWS: readonly ErrorRow[] = [
  {
    key: 'date-text-goes-on',
    types: VALUE,
    message: /^unconverted data remains: \s*(?<rest>.+)/,
    example: 'from datetime import datetime\ndatetime.strptime("5.11.2027 8:00", "%d.%m.%Y")',
  },
  {
    key: 'date-text-of-other-form',
    types: VALUE,
    message: /^Invalid isoformat string: (?<text>.+)/,
    example: 'from datetime import date\ndate.fromisoformat("22.01.2027")',
  },
  {
    key: 'class-inside-datetime',
    types: ATTRIBUTE,
    message: /^module 'datetime' has no attribute '(?<part>now|today|strptime|fromisoformat)'/,
    line: /(?<point>\bdatetime\.(?:now|today|strptime|fromisoformat))\b/,
    example: 'import datetime\nprint(datetime.now())',
  },
  {
    key: 'day-not-there',
    types: VALUE,
    message:
      /^day (?<day>-?\d+) must be in range 1\.\.(?<last>\d+) for month (?<month>\d+) in year (?<year>\d+)/,
    example: 'from datetime import date\ndate(2027, 2, 30)',
  },
  {
    key: 'month-not-there',
    types: ['ValueError', 'IllegalMonthError'],
    message: /^(?:month must be in 1\.\.12, not|bad month number) (?<month>-?\d+)/,
    example: 'from datetime import date\ndate(2027, 13, 1)',
  },
  {
    key: 'date-needs-numbers',
    types: TYPE,
    message: /^'str' object cannot be interpreted as an integer/,
    line: /(?<point>\b(?:date|datetime)\(\s*["'][^"']*["'])/,
    example: 'from datetime import date\nprint(date("2027-01-22"))',
  },
  {
    key: 'date-plus-number',
    types: TYPE,
    message:
      /^unsupported operand type\(s\) for [+-]=?: '(?:datetime\.(?:date|datetime|timedelta)' and '(?:int|float)'|(?:int|float)' and 'datetime\.)/,
    line: /[+-]=?\s*(?<number>\d+)/,
    example: 'from datetime import date\nprint(date(2027, 1, 22) + 29)',
  },
  {
    key: 'date-with-text',
    types: TYPE,
    message:
      /^(?:unsupported operand type\(s\) for -: |'[<>]=?' not supported between instances of )(?:'str' and 'datetime\.date|'datetime\.date(?:time)?' and 'str')/,
    example: 'from datetime import date\nprint("2027-01-22" - date(2027, 1, 2))',
  },
  {
    key: 'date-with-time',
    types: TYPE,
    message:
      /^(?:unsupported operand type\(s\) for -: |'[<>]=?' not supported between instances of )'datetime\.(?:datetime' and 'datetime\.date'|date' and 'datetime\.datetime')/,
    example: 'from datetime import date, datetime\nprint(datetime.now() - date(2027, 1, 2))',
  },
  {
    key: 'date-has-no-clock',
    types: ATTRIBUTE,
    message: /^'datetime\.date' object has no attribute '(?<part>hour|minute|second)'/,
    example: 'from datetime import date\ntoday = date.today()\nprint(today.hour)',
  },
  {
    key: 'date-is-text',
    types: ATTRIBUTE,
    message:
      /^'str' object has no attribute '(?<part>year|month|day|hour|minute|weekday|isoweekday|strftime|isoformat|toordinal)'/,
    line: /(?<![\p{L}\p{N}_.])(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*\.\s*(?:year|month|day|hour|minute|weekday|isoweekday|strftime|isoformat|toordinal)(?![\p{L}\p{N}_])/u,
    when: (context) => /^'\d{4}-\d\d-\d\d'$/.test(valueAt(context, context.found.name ?? '') ?? ''),
    example: 'day = "2027-01-22"\nprint(day.year)',
  },
  {
    key: 'part-of-date-misspelt',
    types: ATTRIBUTE,
    message: /^'datetime\.\w+' object has no attribute '(?<part>\w+)'\. Did you mean: '\.?(?<hint>\w+)'/,
    example: 'from datetime import timedelta\nwait = timedelta(days=3)\nprint(wait.day)',
  },
];
