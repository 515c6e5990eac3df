import type { Slip } from './slip.ts';

const FARM = 'class Farm:\n    def __init__(self):\n        ';
const SHOW = '\n    def show(self):\n        print(size)\n';

/** Programs that use a name before it has a value, or in a place where it has none. */
export const SLIPS_WITH_UNSET_NAMES: readonly Slip[] = [
  ['eggs = 2\nif eggs > 5:\n    message = "many"\nplayer.speak(message)', 'name-not-reached', 'message'],
  ['thing = player.look()\nif thing == "rock":\n    found = True\nprint(found)', 'name-not-reached', 'found'],
  ['for i in range(0):\n    last = i\nprint(last)', 'name-not-reached', 'last'],
  ['try:\n    n = int("x")\nexcept ValueError:\n    print("no")\nprint(n)', 'name-not-reached', 'n'],
  ['while player.look() == "rock":\n    steps = 1\nplayer.move_forward(steps)', 'name-not-reached', 'steps'],
  ['for i in range(3):\n    if i == 5:\n        best = i\nprint(best)', 'name-not-reached', 'best'],
  ['print(i)\nfor i in range(3):\n    player.turn_left()', 'loop-variable-too-early', 'i'],
  [
    'def setup():\n    global speed\n    speed = 2\ndef go():\n    player.move_forward(speed)\ngo()',
    'function-not-called-yet',
    'speed',
  ],
  ['player.move_forward(steps)', 'number-without-value', 'steps'],
  ['for i in range(rows):\n    player.turn_left()', 'number-without-value', 'rows'],
  ['for i in range(1, rows):\n    player.turn_left()', 'number-without-value', 'rows'],
  ['steps = 2\nplayer.move_forward(stpes)', 'name-misspelt', 'stpes'],
  ['def go():\n    stepz = 3\ngo()\nplayer.move_forward(steps)', 'number-without-value', 'steps'],
  [
    'def double(number):\n    result = number * 2\ndouble(4)\nprint(results)',
    'text-without-quotes',
    'results',
  ],
  ['x = 5\nprint(y)', 'text-without-quotes', 'y'],
  ['hen1 = 5\nprint(hen2)', 'text-without-quotes', 'hen2'],
  ['print(apples + 1)', 'name-unknown', 'apples'],
  [
    'if player.can_move(forward):\n    player.move_forward()',
    'value-in-empty-brackets',
    'player.can_move(forward)',
  ],
  [
    'while player.can_move(ahead) == True:\n    player.turn_left()',
    'value-in-empty-brackets',
    'player.can_move(ahead)',
  ],
  ['x = player.look(left)', 'value-in-empty-brackets', 'player.look(left)'],
  [
    'from player import *\nif can_move(forward):\n    turn_left()',
    'value-in-empty-brackets',
    'can_move(forward)',
  ],
  ['player.turn_left(now)', 'value-in-empty-brackets', 'player.turn_left(now)'],
  ['def look(way):\n    return way\nprint(look(left))', 'text-without-quotes', 'left'],
  ['if can_move:\n    player.turn_left()', 'command-as-word', 'can_move'],
  ['if look == "carrot":\n    player.turn_left()', 'command-as-word', 'look'],
  ['turn_left', 'command-as-word', 'turn_left'],
  ['print(count)', 'text-without-quotes', 'count'],
  ['while not wall:\n    player.move_forward()', 'thing-as-condition', 'wall'],
  ['if carrot or rock:\n    player.turn_left()', 'thing-as-condition', 'carrot'],
  ['if carrot > 3:\n    player.turn_left()', 'name-unknown', 'carrot'],
  [`${FARM}size = 3${SHOW}Farm().show()`, 'init-value-without-self', 'size'],
  [`${FARM}self.size = 3${SHOW}Farm().show()`, 'self-dot-forgotten', 'size'],
  [`${FARM}self.size = 3\nfarm = Farm()\nprint(size)`, 'name-inside-class', 'size'],
];
