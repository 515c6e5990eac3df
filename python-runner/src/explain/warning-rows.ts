import type { ErrorRow } from './error-row.ts';

const WARNING = ['SyntaxWarning'];

/** Rows about lines that seem to do something, but do nothing in Python. The messages come from `mistakes.py`. */
export const WARNING_ROWS: readonly ErrorRow[] = [
  {
    key: 'warning-value-alone',
    types: WARNING,
    message: /^value alone after (?<word>or|and): (?<value>.+) \((?<write>.+)\)$/s,
    example: 'x = "a"\nif x == "b" or "c":\n    pass',
  },
  {
    key: 'warning-sign-after-equals',
    types: WARNING,
    message: /^sign after equals: (?<wrong>=(?<sign>[-+]))$/,
    when: ({ lineText, found: { wrong = '', sign = '' } }) => ({
      write: lineText.replace(wrong, `${sign}=`).trim(),
      point: wrong,
    }),
    example: 'x = 1\nx =+ 1',
  },
  {
    key: 'loop-variable-stored-again',
    types: WARNING,
    message: /^loop without end: (?<wrong>=(?<sign>[-+])) (?<name>\S+) (?<value>.+)$/,
    when: ({ lineText, found: { wrong = '', sign = '' } }) => ({
      write: lineText.replace(wrong, `${sign}=`).trim(),
      point: wrong,
    }),
    example: 'count = 0\nwhile count < 5:\n    print(count)\n    count =+ 1',
  },
  {
    key: 'warning-text-alone',
    types: WARNING,
    message: /^text alone: (?<write>.+)$/s,
    example: '"player.turn_left()"',
  },
  {
    key: 'warning-compared-only',
    types: WARNING,
    message: /^compared only: (?<write>(?<name>[^=]+?) = .+)$/s,
    example: 'x = 1\nx == 2',
  },
  {
    key: 'result-thrown-away',
    types: WARNING,
    message: /^result lost: (?<write>(?<name>\S+) = (?<call>.+))$/s,
    example: 'name = "Ada"\nname.upper()',
  },
];
