import type { Slip } from './slip.ts';

/**
 * Programs with mistakes that come from habits on paper, in games and in other lessons: symbols, orders and brackets
 * that are nearly right.
 */
export const SLIPS_IN_HABITS: readonly Slip[] = [
  ['prices = {milk = 4}', 'dictionary-of-names', '{milk = 4}'],
  ['prices = {milk = "four", egg = 1}', 'dictionary-of-names', '{milk = "four", egg = 1}'],
  ['x = {"milk" = 4}', 'dictionary-with-equals', '"milk"'],
  ['cows = (1, 2)\ncows.append(3)', 'tuple-for-list', 'cows.append'],
  ['cows = {1, 2}\ncows.append(3)', 'method-of-other-kind', 'cows.append'],
  [
    'if player.ask("More?" == "yes":\n    player.turn_left()',
    'bracket-closes-before-comparison',
    'player.ask',
  ],
  ['if player.look( == "egg":\n    player.turn_left()', 'bracket-closes-before-comparison', 'player.look'],
  ['x = 1\nif (x == 1:\n    pass', 'bracket-open-at-colon', '(x == 1:'],
  ['sweets = 9\neach = sweets : 3', 'colon-for-division', ':'],
  ['sweets = 9 sweets', 'number-with-unit', '9 sweets'],
  ['n = 2\nn = 3 n', 'times-between', '3 n'],
  ['/ this is the way home\nx = 1', 'comment-sign', '/'],
  ['2 times player.turn_left()', 'times-after-call', 'times'],
  ['three x player.turn_left()', 'times-after-call', 'x'],
  ['player.speak("Hello", my dear cow)', 'words-without-quotes', 'my dear'],
  ['word = player.write()\nprint(word)', 'write-instead-of-read', 'player.write'],
  ['player.write()', 'command-value-missing', 'player.write()'],
  ['def walk():\n    player.move_forward(steps)\nwalk(2)', 'input-missing-in-function', 'def walk():'],
  ['def walk():\n    player.turn_left()\nwalk(2)', 'no-arguments-wanted', 'walk(2)'],
  [
    'class Cow:\n    def __init__(self, age):\n        age = age\nprint(Cow(3).age)',
    'init-stores-without-self',
    'age = age',
  ],
  ['for i in range(2):\nplayer.turn_left()\n    print(i)', 'block-missing', 'player.turn_left()'],
  ['boxes = 2\nplayer.move_forward(box)', 'name-misspelt', 'box'],
  [
    'class Cow:\n    def moo(self):\n        pass\nlotte = Cow\nlotte.moo()',
    'called-on-class',
    'lotte.moo()',
  ],
  ['bunny.move_forward(2)', 'character-is-player', 'bunny'],
  ['if player can_move:\n    player.move_forward()', 'player-without-dot', 'can_move'],
  ['x = 1\nif x == 2:\n    pass\nelif\n    pass', 'elif-without-condition', ''],
  ['if player.look = "egg":\n    player.turn_left()', 'assign-in-condition', 'player.look = "egg"'],
  [
    'player.look(thing)\nif thing == "egg":\n    player.turn_left()',
    'value-in-empty-brackets',
    'player.look(thing)',
  ],
];
