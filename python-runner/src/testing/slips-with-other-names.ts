import type { Slip } from './slip.ts';

const DOUBLE = 'def double(n):\n    result = n * 2\n    return result\n';
const HEN = 'class Hen:\n    def say(self, text):\n        print(text)\n';

/** Programs with a wrong name for a value, an object, a module or a function, and similar programs. */
export const SLIPS_WITH_OTHER_NAMES: readonly Slip[] = [
  [`${DOUBLE}double(4)\nprint("It is", result)`, 'returned-value-not-stored', 'result'],
  [`${DOUBLE}def show():\n    double(3)\n    print(result)\nshow()`, 'returned-value-not-stored', 'result'],
  [`${DOUBLE}def show():\n    double(3)\nshow()\nprint(result)`, 'returned-name-outside', 'result'],
  [
    'class Sums:\n    def double(self, n):\n        result = n * 2\n        return result\nsums = Sums()\nsums.double(3)\nprint(result)',
    'returned-value-not-stored',
    'result',
  ],
  [`${DOUBLE}six = double(3)\nprint("It is", result)`, 'returned-value-stored-elsewhere', 'result'],
  [`${DOUBLE}print(result)`, 'returned-name-outside', 'result'],
  ['def double(n):\n    result = n * 2\ndouble(3)\nprint(result)', 'name-inside-function', 'result'],
  [`${HEN}lola = Hen()\nprint("Go")\nhen.say("gack")`, 'object-has-other-name', 'hen'],
  [`${HEN}def feed(bird):\n    bird.say("yum")\nlola = Hen()\nfeed(hen)`, 'object-has-other-name', 'hen'],
  [`${HEN}lola = Hen()\nada = Hen()\nhen.say("gack")`, 'objects-have-other-names', 'hen'],
  [`${HEN}hen.say("gack")\nlola = Hen()`, 'class-is-no-object', 'hen'],
  [`${HEN}lola = hen()`, 'name-misspelt', 'hen'],
  [`${HEN}hen.say("gack")\nhen = Hen()`, 'name-too-early', 'hen'],
  ['class Colour:\n    RED = 1\nprint(colour.RED)', 'name-misspelt', 'colour'],
  ['steps = [2, 1, 3]\nfor step in steps:\n    print(steps[step])', 'loop-variable-is-item', 'steps[step]'],
  [
    'steps = [2, 1]\nfor i in steps:\n    print(i)\nfor i in range(3):\n    print(steps[i])',
    'index-too-big',
    'steps[i]',
  ],
  ['import player.py\nplayer.move_forward(2)', 'module-with-ending', 'import player.py'],
  ['from player.py import turn_left', 'module-with-ending', 'from player.py import turn_left'],
  ['import random.randint', 'part-imported-as-module', 'import random.randint'],
  ['from math.pi import pi', 'part-imported-as-module', 'from math.pi import pi'],
  ['import player()\nplayer.move_forward(2)', 'import-with-brackets', 'import player()'],
  ['import game.py', 'module-unknown', 'import game.py'],
  ['import random\nn = random.number(1, 6)', 'random-has-randint', 'random.number'],
  ['import random\nn = random.rand(1, 6)', 'random-has-randint', 'random.rand'],
  ['import random\nn = random.dice(6)', 'random-has-randint', 'random.dice'],
  ['import random\nn = random.pick("abc")', 'module-part-other-name', 'random.pick'],
  ['import random\nn = random.chose(["a", "b"])', 'module-part-misspelt', 'random.chose'],
  ['import random\nn = random.random(6)', 'random-takes-no-values', 'random.random(6)'],
  ['from random import randinteger', 'random-number-unknown', 'from random import randinteger'],
  ['n = 5\nwhile n > -5:\n    print(n)\n    n =- 1', 'loop-variable-stored-again', '=-'],
];
