import type { Slip } from './slip.ts';

/**
 * Programs with calculations next to text, words from other languages and comments in place of code, with similar
 * programs.
 */
export const SLIPS_WITH_LEFT_OVER_WORDS: readonly Slip[] = [
  [
    'logs = 5\nprice = 2\nprint(logs - price + " logs left")',
    'number-joined-to-text',
    'logs - price + " logs left"',
  ],
  ['hens = [1]\nprint(len(hens) + " hens")', 'number-joined-to-text', 'len(hens) + " hens"'],
  ['eggs = 3\nprint("I have " + eggs * 2)', 'number-joined-to-text', '"I have " + eggs * 2'],
  ['eggs = 3\nprint("I have " + eggs * 2 + " eggs")', 'number-joined-to-text', '"I have " + eggs * 2'],
  ['age = 3\nprint(age - 1 + "5")', 'number-plus-text', 'age - 1 + "5"'],
  ['print(3 - 1 + " logs")', 'number-joined-to-text', '3 - 1 + " logs"'],
  ['print(3 + " logs")', 'number-plus-text', '3 + " logs"'],
  ['for i in 5.times:\n    print(i)', 'counts-without-range', '5.times'],
  ['5.times do\n    player.turn_left()', 'counts-without-range', '5.times'],
  ['word = "egg"\nif len(word < 8):\n    print(1)', 'bracket-closes-before-comparison', 'word < 8'],
  ['hens = ["Ada"]\nwhile len(hens >= 2):\n    pass', 'bracket-closes-before-comparison', 'hens >= 2'],
  ['word = "egg"\nif word < 8:\n    print(1)', 'word-compared-with-number', 'word < 8'],
  ['def price():\n    return 3\nprint(PRICE)', 'name-misspelt', 'PRICE'],
  ['def price(n):\n    return n\nprint(PRICE(3))', 'name-misspelt', 'PRICE'],
  ['#for i in range(3):\n    print(i)', 'head-is-note', '#for i in range(3):'],
  ['x = 1\n# if x == 1:\n\n    print(x)', 'head-is-note', '# if x == 1:'],
  ['# for my hens:\nx = 1\n    print(x)', 'indent-unexpected', 'print(x)'],
  ['# if you read this\n    x = 1', 'indent-unexpected', 'x = 1'],
  ['if True:\n    # if x:\n    x = 1\n      y = 2', 'indent-unexpected', 'y = 2'],
  ['print(, , )', 'comma-too-many', '(,'],
];
