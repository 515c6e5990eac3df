import type { Slip } from './slip.ts';

/** Programs with missing and extra symbols and words, and programs for rows about similar mistakes. */
export const SLIPS_BETWEEN_VALUES: readonly Slip[] = [
  ['x = 3\nif x > 2 x < 5:\n    print(x)', 'condition-gap', '2 x'],
  ['x = 3\nif 9 > 2x:\n    print(x)', 'times-between', '2x'],
  ['x = 3\nif x not == 4:\n    print(x)', 'question-in-words', 'not =='],
  ['x = 3\nif x in range 1, 5:\n    print(x)', 'function-without-brackets-inside', 'range 1, 5'],
  ['a = 3\nb = 4\nc = a b', 'two-values', 'a b'],
  ['words = "hay corn".split\nprint(words[0])', 'brackets-missing-in-operation', 'words[0]'],
  ['name = "ada"\nprint(name upper())', 'object-needs-dot', 'name upper'],
  ['name = "ada"\nprint("Hi" name)', 'comma-missing', '"Hi" name'],
  ['pets = [\n    {"name": "Rex"}\n    {"name": "Mimi"}\n]', 'comma-missing-at-end', '}'],
  ['animals = ["cow", "hen"]\nif cow in animals:\n    print("yes")', 'name-or-text', 'cow'],
  ['animals = ["hen"]\nif cow in animals:\n    print("yes")', 'name-unknown', 'cow'],
  ['\u0441ount = 3\nprint(count)', 'letters-look-alike', '\u0441ount'],
  ['halves = [2, 4]\nprint(halves * 2 / 2)', 'list-in-calculation', 'halves * 2 / 2'],
  [
    'moves = [player.turn_left()]\nfor move in moves:\n    move()',
    'function-passed-with-brackets',
    'moves = [player.turn_left()]',
  ],
  [
    'import json\nwith open("a.json", "w") as file:\n    json.dump(file, {"a": 1})',
    'json-dump-order',
    'json.dump(file, {"a": 1})',
  ],
  [
    'import json\ntry:\n    json.loads("{x")\nexcept JSONDecodeError:\n    print("no")',
    'error-named-otherwise',
    'JSONDecodeError',
  ],
];

/** Programs with typing mistakes in words and symbols, and similar programs. */
export const SLIPS_OF_FINGERS: readonly Slip[] = [
  ['x = 3\nif x > 1 amd x < 5:\n    pass', 'keyword-misspelt', 'amd'],
  ['x = 3\nif x > 1 ro x < 5:\n    pass', 'keyword-misspelt', 'ro'],
  ['x = 5 km', 'number-with-unit', '5 km'],
  ['found = Ture', 'small-letter-value', 'Ture'],
  ['hen = Trude', 'name-or-text', 'Trude'],
  ['egg_count = 3\nprint(egg-count)', 'name-in-two-words', 'egg-count'],
  ['count = 3\nprint(egg-count)', 'name-unknown', 'egg'],
  ['def walk(steps):\n    pass\nwalk(steps: 2)', 'colon-instead-of-equals', 'steps:'],
  ['def walk(steps):\n    pass\nwalk(int steps = 2)', 'variable-keyword', 'int'],
  [
    'words = ["hay"]\nfor i in range(len words):\n    print(i)',
    'function-without-brackets-inside',
    'len words',
  ],
  ['for i in range(5, 0):\n    print(i)\nprint(i)', 'name-not-reached', 'i'],
  ['def double(n) => n * 2', 'function-as-equation', '='],
  ['for i in range(5) i += 1:\n    print(i)', 'two-values', ') i'],
  [
    'scores = {"Ada": 3}\nbest = "Bea"\nfor name in scores:\n    if scores[name] > best:\n        best = name',
    'word-compared-with-number',
    'scores[name] > best',
  ],
  ['word = "hay"\nprint(len(word < 8))', 'bracket-closes-before-comparison', 'word < 8'],
  ['word = "hay"\nif word < 8:\n    pass', 'word-compared-with-number', 'word < 8'],
];
