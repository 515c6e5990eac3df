import type { ErrorRow } from './error-row.ts';

const WARNING = ['SyntaxWarning'];

/**
 * Rows about the reason why a `while` loop never ends. The messages come from `endless.py`, for programs that a limit
 * stopped.
 */
export const ENDLESS_ROWS: readonly ErrorRow[] = [
  {
    key: 'loop-change-not-stored',
    types: WARNING,
    message: /^loop without end, not stored: (?<write>(?<name>\S+) .+)$/s,
    example: 'count = 0\nwhile count < 3:\n    print(count)\n    count + 1',
  },
  {
    key: 'loop-change-below',
    types: WARNING,
    message: /^loop without end, changed below line (?<head>\d+): (?<name>\S+)$/,
    example: 'hens = 4\nwhile hens > 0:\n    print(hens)\nhens = hens - 1',
  },
  {
    key: 'loop-nothing-changes',
    types: WARNING,
    message:
      /^loop without end, nothing changes: (?<name>\S+) \((?<condition>.+)\) (?<last>\d+): (?<write>.+)$/s,
    example: 'count = 0\nwhile count < 3:\n    print(count)',
  },
  {
    key: 'loop-value-never-changes',
    types: WARNING,
    message: /^loop without end, never changed: (?<name>\S+) \((?<condition>.+)\)$/s,
    example: 'awake = True\nwhile awake:\n    print("Hello")',
  },
  {
    key: 'loop-jumps-over-end',
    types: WARNING,
    message: /^loop without end, jumps over: (?<right>(?<name>\S+) [<>] (?<end>\S+)) \((?<condition>.+)\)$/s,
    when: ({ lineText, found: { condition = '', right = '' } }) => ({
      write: lineText.replace(condition, right).trim(),
    }),
    example: 'steps = 5\nwhile steps != 0:\n    print(steps)\n    steps -= 2',
  },
  {
    key: 'loop-counts-wrong-way',
    types: WARNING,
    message: /^loop without end, wrong way: (?<write>(?<name>\S+) .+?) \((?<condition>.+)\)$/s,
    example: 'count = 0\nwhile count < 5:\n    print(count)\n    count -= 1',
  },
  {
    key: 'loop-without-break',
    types: WARNING,
    message: /^loop without end, no break$/,
    when: ({ lineText }) => ({ head: lineText.trim() }),
    example: 'while True:\n    player.turn_left()',
  },
];
