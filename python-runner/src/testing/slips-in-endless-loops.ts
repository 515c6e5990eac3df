import type { Slip } from './slip.ts';

/** Programs with loops that never end, as children write them. */
export const SLIPS_IN_ENDLESS_LOOPS: readonly Slip[] = [
  ['n = 3\nwhile n > 0:\n    player.turn_left()\n    n - 1', 'loop-change-not-stored', 'n - 1'],
  ['n = 3\nwhile n > 0:\n    player.turn_left()\n    n + 1', 'loop-change-not-stored', 'n + 1'],
  ['n = 0\nwhile n < 3:\n    player.turn_left()\n    n == n + 1', 'loop-change-not-stored', 'n == n + 1'],
  ['n = 3\nwhile n > 0:\n    player.turn_left()\nn -= 1', 'loop-change-below', 'n -= 1'],
  ['n = 3\nwhile n > 0:\n    player.turn_left()', 'loop-nothing-changes', 'n > 0'],
  ['n = 3\nwhile n != 5:\n    print(n)\nprint("x")', 'loop-nothing-changes', 'n != 5'],
  [
    'thing = player.look()\nwhile thing != "egg":\n    player.turn_left()',
    'loop-nothing-changes',
    'thing != "egg"',
  ],
  ['go = "yes"\nwhile go == "yes":\n    player.turn_left()', 'loop-value-never-changes', 'go == "yes"'],
  ['n = 0\nwhile n != 9:\n    player.turn_left()\n    n = n + 2', 'loop-jumps-over-end', 'n != 9'],
  ['n = 9\nwhile n > 0:\n    player.turn_left()\n    n = n + 1', 'loop-counts-wrong-way', 'n = n + 1'],
  ['n = 9\nwhile n != 0:\n    player.turn_left()\n    n += 3', 'loop-counts-wrong-way', 'n += 3'],
  ['while 1:\n    player.turn_left()\n    player.turn_right()', 'loop-without-break', '1'],
];
