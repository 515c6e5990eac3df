import type { Slip } from './slip.ts';

const COW = 'class Cow:\n    def __init__(self, name):\n        self.name = name\n';
const WITH_FILE = 'open("a.txt", "w").close()\nwith open("a.txt") as file:\n';

/**
 * Programs with methods in the wrong place, objects in place of their values, or methods from other languages. Similar
 * programs follow some of them.
 */
export const SLIPS_WITH_OBJECTS: readonly Slip[] = [
  [
    `${COW}\ndef moo(self):\n    print(self.name)\nCow("Ada").moo()`,
    'method-outside-class',
    'def moo(self):',
  ],
  [
    `${COW}        def moo(self):\n            print(self.name)\nCow("Ada").moo()`,
    'method-outside-class',
    'def moo(self):',
  ],
  [`${COW}Cow("Ada").moo()`, 'method-missing', 'Cow("Ada").moo'],
  [`${COW}cow = Cow("Ada")\nprint("Hi " + cow)`, 'object-joined-to-text', '"Hi " + cow'],
  ['class Cow:\n    pass\ncow = Cow()\nprint("Hi " + cow)', 'number-joined-to-text', '"Hi " + cow'],
  [
    'class Animal:\n    pass\nclass Cow[Animal]:\n    pass\ncow = Cow("Ada")',
    'function-with-square-brackets',
    'class Cow[Animal]:',
  ],
  ['names = ["Ada"]\nprint(names.first())', 'method-for-item', 'names.first'],
  ['names = ["Ada"]\nprint(names.last())', 'method-for-item', 'names.last'],
  ['word = "hay"\nprint(word.charAt(0))', 'method-for-item', 'word.charAt'],
  ['names = ["Ada"]\nprint(names.nearest())', 'part-unknown', 'names.nearest'],
  [`${WITH_FILE}    names = file.split(",")`, 'file-not-read', 'file.split'],
  [
    'with open("a.txt", "w") as file:\n    file.write("3\\n4")\nwith open("a.txt") as file:\n    print(sum(file.readlines()))',
    'sum-of-read-texts',
    'sum(file.readlines())',
  ],
  ['pets = [{"age": 3}, {"age": 5}]\nprint(min(pets, key="age"))', 'order-needs-key', 'key="age"'],
  ['word = "egg"\nprint(count(word, "g"))', 'method-as-function', 'count'],
  ['print(count("carrot"))', 'command-without-player', 'count'],
  ['def outer():\n    def inner():\n        pass\ninner()', 'name-inside-function', 'inner'],
];
