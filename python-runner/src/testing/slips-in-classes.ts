import type { Slip } from './slip.ts';

const PARCEL = 'class Parcel:\n    def __init__(self, name):\n        self.name = name\n';
const DRINK = `${PARCEL}class Drink(Parcel):\n    def __init__(self, name, drink):\n`;
const USE = '        self.drink = drink\ntea = Drink("Rosa", "tea")\nprint(tea.name)';
const KNOCK = 'def knock(action):\n    def wrapper():\n        print("Knock")\n        action()\n';
const ENTER = '@knock\ndef enter():\n    print("in")\nenter()';
const NOTE = 'def note(function):\n    def wrapper(*args):\n';
const PRICE =
  '    return wrapper\n@note\ndef price(a, b):\n    return a * b\ntotal = 0\ntotal += price(3, 4)';

/** Programs with decorators and inherited classes, as thirteen-year-olds write them. */
export const SLIPS_IN_CLASSES: readonly Slip[] = [
  [`${DRINK}${USE}`, 'super-missing', 'tea.name'],
  [`${DRINK}        Parcel(name)\n${USE}`, 'super-missing', 'tea.name'],
  [`${DRINK}        super.__init__(name)\n${USE}`, 'super-without-brackets', 'super'],
  [`${DRINK}        super(name).__init__()\n${USE}`, 'super-with-values', 'super(name)'],
  [`${DRINK}        super().__init__()\n${USE}`, 'super-needs-values', 'super().__init__()'],
  [`${DRINK}        Parcel.__init__(name)\n${USE}`, 'first-class-without-self', 'Parcel.__init__(name)'],
  [
    'class Animal:\n    def feed(self):\n        print("hay")\nclass Hen:\n    food = "corn"\nberta = Hen()\nberta.feed()',
    'method-of-another-class',
    'class Hen:',
  ],
  [
    'class Basket:\n    @property\n    def worth(self):\n        return 6\nbasket = Basket()\nplayer.speak(basket.worth())',
    'property-called',
    'basket.worth()',
  ],
  [
    'class Pumpkin:\n    def __str__(self):\n        print(f"{3} kg")\npumpkin = Pumpkin()\nplayer.speak(str(pumpkin))',
    'text-method-prints',
    'print(f"{3} kg")',
  ],
  [
    'class Pumpkin:\n    def __init__(self, kg):\n        self.kg = kg\n    def __str__(self):\n        return self.kg\nprint(Pumpkin(3))',
    'text-method-returns-other',
    'return self.kg',
  ],
  [
    'class Pumpkin:\n    kg = 3\npumpkins = [Pumpkin(), Pumpkin()]\nprint(min(pumpkins))',
    'objects-without-order',
    'min(pumpkins)',
  ],
  [
    'from dataclasses import dataclass\n@dataclass\nclass Creature:\n    sound: str = "Hello"\n    name: str\nprint(Creature("Zip"))',
    'dataclass-order',
    'dataclass',
  ],
  [
    'from abc import ABC\nclass Animal(ABC):\n    @abstractmethod\n    def feed(self):\n        pass',
    'name-of-a-module',
    'abstractmethod',
  ],
  [`${KNOCK}${ENTER}`, 'decorator-returns-nothing', 'enter()'],
  [
    `${KNOCK}def enter():\n    print("in")\nenter = knock(enter)\nenter()`,
    'decorator-returns-nothing',
    'enter()',
  ],
  [`${KNOCK}    return wrapper()\n${ENTER}`, 'wrapper-called-too-early', 'return wrapper()'],
  [`${KNOCK}    return wrapper(action)\n${ENTER}`, 'wrapper-called-too-early', 'return wrapper(action)'],
  [
    'def hop():\n    print("hop")\nmoves = {"hop": hop}\nfor word in ["hop"]:\n    word()',
    'function-of-key',
    'word()',
  ],
  [
    'def hop():\n    print("hop")\nmoves = {\n    "hop": hop(),\n}\nfor word in ["hop"]:\n    moves[word]()',
    'function-passed-with-brackets',
    '"hop": hop(),',
  ],
  [
    'def greeter(words):\n    def greet(name):\n        print(words, name)\n    return greet()\nmorning = greeter("Hi")',
    'wrapper-called-too-early',
    'return greet()',
  ],
  [
    `${KNOCK}    return wrapper\ndef enter():\n    print("in")\nenter = knock(enter())\nenter()`,
    'function-passed-with-brackets',
    'enter = knock(enter())',
  ],
  [
    'def repeat(action, times):\n    for i in range(times):\n        action()\nrepeat(player.turn_left(), 2)',
    'function-passed-with-brackets',
    'repeat(player.turn_left(), 2)',
  ],
  [
    `${KNOCK}    return wrapper\n@knock\ndef enter(door):\n    print(door)\nenter(2)`,
    'wrapper-takes-no-values',
    'def wrapper():',
  ],
  [
    `${NOTE}        result = function()\n        return result\n${PRICE}`,
    'arguments-not-passed-on',
    'function()',
  ],
  [`${NOTE}        function(*args)\n${PRICE}`, 'wrapper-drops-result', 'function(*args)'],
  [
    `${NOTE}        result = function(*args)\n        print(result)\n${PRICE}`,
    'wrapper-keeps-result',
    'total += price(3, 4)',
  ],
  ['def louder(action):\n    return action\n@loud\ndef go():\n    pass', 'name-misspelt', 'loud'],
];
