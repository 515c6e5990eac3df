import type { Slip } from './slip.ts';

/** Programs that name a command or function where they need its result, and code that Python only warns of. */
export const SLIPS_WITHOUT_BRACKETS: readonly Slip[] = [
  ['while player.can_move:\n    player.move_forward()', 'brackets-missing-in-condition', 'player.can_move'],
  [
    'if player.can_move == True:\n    player.move_forward()',
    'brackets-missing-in-condition',
    'player.can_move',
  ],
  ['if not player.can_move:\n    player.turn_left()', 'brackets-missing-in-condition', 'player.can_move'],
  ['if player.look == "tree":\n    player.turn_left()', 'brackets-missing-in-condition', 'player.look'],
  [
    'if player.look() == "tree" or player.can_move:\n    print(1)',
    'brackets-missing-in-condition',
    'player.can_move',
  ],
  ['from player import *\nwhile can_move:\n    move_forward()', 'brackets-missing-in-condition', 'can_move'],
  [
    'def ready():\n    return False\nwhile ready:\n    player.turn_left()',
    'brackets-missing-in-condition',
    'ready',
  ],
  [
    'class Hen:\n    def is_hungry(self):\n        return False\nhen = Hen()\nif hen.is_hungry:\n    print("feed")',
    'brackets-missing-in-condition',
    'hen.is_hungry',
  ],
  ['print(player.look)', 'brackets-missing-in-value', 'player.look'],
  ['print(f"I see {player.look}")', 'brackets-missing-in-value', 'player.look'],
  ['player.speak(player.look)', 'brackets-missing-in-value', 'player.look'],
  [
    'thing = player.look\nif thing == "carrot":\n    print("yes")',
    'brackets-missing-in-value',
    'player.look',
  ],
  ['steps = player.read\nplayer.move_forward(steps)', 'brackets-missing-in-value', 'player.read'],
  ['x, y = player.position', 'brackets-missing-in-operation', 'x, y'],
  ['def double(n):\n    return n * 2\nprint(double + 1)', 'brackets-missing-in-operation', 'double + 1'],
  ['def five():\n    return 5\nx = five\nprint(x + 1)', 'brackets-missing-in-operation', 'x + 1'],
  ['print(player.position[0])', 'brackets-missing-before-index', 'player.position[0]'],
  ['player:move_forward()', 'colon-for-dot', 'player:move_forward()'],
  ['player:move_forward(3)\nplayer:turn_left()', 'colon-for-dot', 'player:move_forward(3)'],
  ['player.move_forward()(3)', 'brackets-twice', 'player.move_forward()(3)'],
  ['points = [(1, 2) (3, 4)]', 'comma-before-bracket', '(1, 2) (3, 4)'],
  ['rows = [[1, 2] [3, 4]]', 'comma-between-lists', '[1, 2] [3, 4]'],
  ['x = 3\nif x is 3:\n    print("three")', 'warning-is', 'if x is 3:'],
  ['x = 3\nwhile x is not 3:\n    x = 3', 'warning-is-not', 'while x is not 3:'],
  ['print("a\\d")', 'warning-backslash', 'print("a\\d")'],
  ['assert (1 == 2, "not the same")', 'warning-assert', 'assert (1 == 2, "not the same")'],
];

/** The most similar correct programs, which use functions as values and run without an explanation. */
export const RIGHT_WITHOUT_BRACKETS: readonly string[] = [
  'step = player.turn_left\nstep()',
  'for turn in [player.turn_left, player.turn_right]:\n    turn()',
  'def twice(what):\n    what()\n    what()\ntwice(player.turn_left)',
  'def turn(how=player.turn_left):\n    how()\nturn()',
  'def on_done():\n    player.turn_left()\ncallback = None\ncallback = on_done\nif callback:\n    callback()',
  'count = 3\nif count > 2:\n    player.turn_left()',
  'class Hen:\n    def __init__(self):\n        self.hungry = True\nhen = Hen()\nif hen.hungry:\n    player.turn_left()',
  'class Hen:\n    @property\n    def hungry(self):\n        return True\nhen = Hen()\nif hen.hungry:\n    player.turn_left()',
  'turns = {"left": player.turn_left}\nturns["left"]()',
  'steps: int = 2\nplayer.move_forward(steps)',
  'def pick(a, b):\n    return a\nif pick == pick:\n    player.turn_left()',
  'print(r"a\\d")\nplayer.turn_left()',
];
