import type { Slip } from './slip.ts';

const HEN = 'class Hen:\n    def __init__(self, name):\n        self.name = name\n';
const ROUTE = 'def route():\n    yield 1\n    yield 2\n';

/**
 * Programs with lists in place of one item, answers and results that a program loses, and programs for rows about
 * similar mistakes.
 */
export const SLIPS_WITH_WHOLE_VALUES: readonly Slip[] = [
  ['names = ["Ada"]\nfor name in names:\n    print("Hi " + names)', 'list-for-item', '"Hi " + names'],
  ['names = ["Ada"]\nprint("Hi " + names)', 'number-joined-to-text', '"Hi " + names'],
  [`${HEN}hens = [Hen("Ada")]\nprint(hens.name)`, 'part-of-items', 'hens.name'],
  [`${HEN}hens = [Hen("Ada")]\nprint(hens.age)`, 'part-unknown', 'hens.age'],
  [`${HEN}for hen in ["Ada", "Bea"]:\n    print(hen.name)`, 'text-for-object', 'hen.name'],
  ['n = 5\nprint(n.name)', 'part-unknown', 'n.name'],
  ['names = ["Ada", "Bea"]\nfor i, name in names:\n    print(i)', 'enumerate-missing', 'i, name'],
  ['words = "hay corn".split()\nfor n, word in words:\n    print(n)', 'enumerate-missing', 'n, word'],
  ['pairs = [(1, 2, 3)]\nfor i, n in pairs:\n    print(i)', 'too-many-to-unpack', 'i, n'],
  [
    'names = ["Ada"]\nfor i, n in enumerate[names]:\n    print(i)',
    'function-with-square-brackets',
    'enumerate[names]',
  ],
  ['names = ["Ada", "Bea"]\nnames.remove(1)', 'remove-of-index', 'names.remove(1)'],
  ['numbers = [3, 5]\nnumbers.remove(1)', 'item-not-in-list', 'numbers.remove(1)'],
  ['stock = {"egg": 2}\nprint(sum(stock))', 'sum-of-keys', 'sum(stock)'],
  ['print(sum(["3", "4"]))', 'sum-of-texts', 'sum(["3", "4"])'],
  ['print(sum(3, 4))', 'sum-needs-list', 'sum(3, 4)'],
  ['print(sum(3, 4, 5))', 'sum-needs-list', 'sum(3, 4, 5)'],
  ['stock = {"egg": 2}\nfirst = stock.values()[0]', 'list-first', 'stock.values()[0]'],
  [`${ROUTE}print(route()[1])`, 'list-first', 'route()[1]'],
  [`${ROUTE}print(len(route()))`, 'list-first', 'len(route())'],
  ['n = 12\nprint(n[0])', 'has-no-items', 'n[0]'],
  ['def double(n):\n    return print(n * 2)\nprint(double(3) + 1)', 'print-returned', 'return print(n * 2)'],
  ['def double(n):\n    print(n * 2)\nprint(double(3) + 1)', 'return-missing', 'double(3) + 1'],
  ['row = ["x"]\nprint(row * 1.5)', 'times-decimal', 'row * 1.5'],
  ['print("-" * (7 / 2))', 'times-decimal', '"-" * (7 / 2)'],
  [
    'def shout(text, times):\n    for i in range(times):\n        print(text)\nshout(3, "mu")',
    'text-for-number',
    'range(times)',
  ],
  ['times = "3"\nfor i in range(times):\n    print(i)', 'whole-number-needed', 'range(times)'],
  ['hens = ["Ada"]\nhens.insert("Bea")', 'too-few-arguments', 'hens.insert("Bea")'],
  ['print(len("Ada", "Bea"))', 'too-many-arguments', 'len("Ada", "Bea")'],
  ['range(1, 2, 3, 4)', 'too-many-arguments', 'range(1, 2, 3, 4)'],
  ['with open("a.txt", "w") file:\n    file.write("a")', 'with-needs-as', 'file'],
  ['with open("a.txt", "w") to file:\n    file.write("a")', 'with-needs-as', 'to file'],
  ['with open(eggs.txt, "w") as file:\n    file.write("a")', 'file-name-quotes', 'eggs.txt'],
  ['with open(eggs, "w") as file:\n    file.write("a")', 'name-or-text', 'eggs'],
  ['file = open("eggs.txt")\nfile.write("12")', 'file-to-write', 'open("eggs.txt")'],
  ['file = open("eggs.txt")\nprint(file.read())', 'file-missing', 'open("eggs.txt")'],
  ['input("Your name? ")\nprint("Hi " + name)', 'answer-not-stored', 'input("Your name? ")'],
  ['input("Press Enter")\nprint("Hi " + animal)', 'name-unknown', 'animal'],
  ['name = "Ada"\nprint(`Hi ${' + 'name}`)', 'backtick-with-values', '`Hi ${' + 'name}`'],
  ['x = 3\nif x > 5:\n    x = 1\nelse:\n    x = 2\nelse:\n    x = 4', 'else-twice', 'else'],
  ['x = 3\nif x > 5:\n    x = 1\nx = 2\nelse:\n    x = 4', 'line-between-parts', 'x = 2'],
];
