/** A word or symbol of Python that a page explains (`code-words:words.<id>`), with a small example. */
export type PythonWord = { readonly id: string; readonly code: string; readonly example: string };

const ROWS: readonly (readonly [id: string, code: string, example: string])[] = [
  ['import', 'import', 'import player'],
  ['from', 'from', 'from random import randint'],
  ['as', 'as', 'import random as dice'],
  ['for', 'for', 'for step in range(3):\n    player.move_forward()'],
  ['in', 'in', 'for egg in basket:\n    print(egg)'],
  ['while', 'while', 'while player.can_move():\n    player.move_forward()'],
  ['break', 'break', 'while True:\n    break'],
  ['continue', 'continue', 'for n in range(5):\n    if n == 2:\n        continue\n    print(n)'],
  ['if', 'if', 'if steps > 3:\n    player.turn_left()'],
  ['elif', 'elif', 'if eggs > 5:\n    print("many")\nelif eggs > 0:\n    print("some")'],
  ['else', 'else', 'if eggs > 0:\n    print("eggs")\nelse:\n    print("none")'],
  ['and', 'and', 'if hungry and tired:\n    print("home")'],
  ['or', 'or', 'if red or blue:\n    print("color")'],
  ['not', 'not', 'if not player.can_move():\n    player.turn_left()'],
  ['is', 'is', 'if answer is None:\n    print("nothing")'],
  ['True', 'True', 'found = True'],
  ['False', 'False', 'found = False'],
  ['None', 'None', 'best = None'],
  ['def', 'def', 'def greet():\n    player.speak("Hello")'],
  ['return', 'return', 'def double(n):\n    return n * 2'],
  ['lambda', 'lambda', 'sorted(names, key=lambda name: len(name))'],
  ['class', 'class', 'class Cow:\n    pass'],
  ['self', 'self', 'self.name = name'],
  ['pass', 'pass', 'def later():\n    pass'],
  ['try', 'try', 'try:\n    player.collect("egg")\nexcept Exception:\n    print("no egg")'],
  ['except', 'except', 'try:\n    n = int("ten")\nexcept ValueError:\n    n = 10'],
  ['finally', 'finally', 'try:\n    work()\nfinally:\n    print("done")'],
  ['raise', 'raise', 'raise ValueError("too big")'],
  ['with', 'with', 'with open("plan.txt") as file:\n    print(file.read())'],
  ['yield', 'yield', 'def eggs():\n    yield "white"\n    yield "brown"'],
  ['global', 'global', 'def count():\n    global total\n    total += 1'],
  ['nonlocal', 'nonlocal', 'nonlocal total'],
  ['del', 'del', 'del basket[0]'],
  ['assert', 'assert', 'assert eggs > 0'],
  ['async', 'async', 'async def walk():\n    await player.move_forward()'],
  ['await', 'await', 'await helper.move_forward()'],
  ['match', 'match', 'match player.look():\n    case "rock":\n        player.turn_left()'],
  ['case', 'case', 'match color:\n    case "red":\n        print("stop")'],
  ['print', 'print', 'print("Hello")'],
  ['len', 'len', 'len("carrot")'],
  ['range', 'range', 'for n in range(3):\n    print(n)'],
  ['input', 'input', 'name = input("Your name?")'],
  ['int', 'int', 'int("7") + 1'],
  ['float', 'float', 'float("2.5")'],
  ['str', 'str', '"I have " + str(3)'],
  ['bool', 'bool', 'bool(0)'],
  ['list', 'list', 'list("abc")'],
  ['dict', 'dict', 'dict(eggs=3)'],
  ['set', 'set', 'set([1, 1, 2])'],
  ['tuple', 'tuple', 'tuple([1, 2])'],
  ['sum', 'sum', 'sum([1, 2, 3])'],
  ['min', 'min', 'min(3, 1, 2)'],
  ['max', 'max', 'max(3, 1, 2)'],
  ['abs', 'abs', 'abs(-4)'],
  ['round', 'round', 'round(2.7)'],
  ['sorted', 'sorted', 'sorted([3, 1, 2])'],
  ['reversed', 'reversed', 'for n in reversed([1, 2]):\n    print(n)'],
  ['enumerate', 'enumerate', 'for place, egg in enumerate(basket):\n    print(place, egg)'],
  ['zip', 'zip', 'for name, age in zip(names, ages):\n    print(name, age)'],
  ['map', 'map', 'map(str, [1, 2])'],
  ['filter', 'filter', 'filter(is_ripe, apples)'],
  ['any', 'any', 'any([False, True])'],
  ['all', 'all', 'all([True, True])'],
  ['type', 'type', 'type(3)'],
  ['open', 'open', 'open("plan.txt")'],
  ['super', 'super', 'super().__init__(name)'],
  ['isinstance', 'isinstance', 'isinstance(cow, Animal)'],
  ['append', 'append', 'basket.append("egg")'],
  ['insert', 'insert', 'basket.insert(0, "egg")'],
  ['pop', 'pop', 'last = basket.pop()'],
  ['remove', 'remove', 'basket.remove("egg")'],
  ['sort', 'sort', 'numbers.sort()'],
  ['keys', 'keys', 'for name in ages.keys():\n    print(name)'],
  ['values', 'values', 'for age in ages.values():\n    print(age)'],
  ['items', 'items', 'for name, age in ages.items():\n    print(name, age)'],
  ['get', 'get', 'ages.get("Rosa")'],
  ['split', 'split', '"a b c".split()'],
  ['join', 'join', '"-".join(["a", "b"])'],
  ['upper', 'upper', '"egg".upper()'],
  ['lower', 'lower', '"EGG".lower()'],
  ['strip', 'strip', '" egg ".strip()'],
  ['replace', 'replace', '"red hat".replace("red", "blue")'],
  ['assign', '=', 'steps = 3'],
  ['equal', '==', 'if steps == 3:\n    print("three")'],
  ['not-equal', '!=', 'if look != "rock":\n    print("free")'],
  ['less', '<', 'if steps < 3:\n    print("few")'],
  ['more', '>', 'if steps > 3:\n    print("many")'],
  ['at-most', '<=', 'if steps <= 3:\n    print("few")'],
  ['at-least', '>=', 'if steps >= 3:\n    print("many")'],
  ['plus', '+', '2 + 3'],
  ['minus', '-', '5 - 2'],
  ['times', '*', '3 * 4'],
  ['divide', '/', '7 / 2'],
  ['whole-divide', '//', '7 // 2'],
  ['rest', '%', '7 % 2'],
  ['power', '**', '2 ** 3'],
  ['add-to', '+=', 'score += 1'],
  ['take-from', '-=', 'score -= 1'],
  ['colon', ':', 'if ready:\n    player.move_forward()'],
  ['dot', '.', 'player.turn_left()'],
  ['comma', ',', 'print("eggs", 3)'],
  ['round-brackets', '(', 'player.move_forward(3)'],
  ['square-brackets', '[', 'colors = ["red", "blue"]\ncolors[0]'],
  ['curly-brackets', '{', 'ages = {"Rosa": 9}'],
  ['decorator', '@', '@property\ndef size(self):\n    return 3'],
  ['player', 'player', 'player.move_forward()'],
  ['helper', 'helper', 'await helper.turn_left()'],
  ['number', '1', '3'],
  ['text', '"a"', '"Hello"'],
  ['filled-text', 'f"a"', 'f"I have {eggs} eggs"'],
  ['comment', '# a', '# walk to the hen'],
  ['variable', 'a', 'steps = 3\nprint(steps)'],
  ['own-function', 'a()', 'def hop():\n    player.move_forward()\n\nhop()'],
  ['own-class', 'A', 'class Cow:\n    pass\n\nberta = Cow()'],
];

/**
 * All words, in the order in which learners meet them: keywords, commands, methods, symbols, and other pieces of code.
 */
export const PYTHON_WORDS: readonly PythonWord[] = ROWS.map(([id, code, example]) => ({ id, code, example }));

const BY_ID: ReadonlyMap<string, PythonWord> = new Map(PYTHON_WORDS.map((word) => [word.id, word]));
const BY_CODE: ReadonlyMap<string, PythonWord> = new Map(PYTHON_WORDS.map((word) => [word.code, word]));

/** Methods of lists, dictionaries and strings. A name in this list is a method only after a dot. */
const METHODS: ReadonlySet<string> = new Set(
  'append insert pop remove sort keys values items get split join upper lower strip replace'.split(' '),
);

/** The word with an id, or undefined. */
export const wordWithId = (id: string): PythonWord | undefined => BY_ID.get(id);

/** The keyword, command or symbol with the spelling `code`, or undefined. */
export const wordWritten = (code: string): PythonWord | undefined =>
  METHODS.has(code) ? undefined : BY_CODE.get(code);

/** The method with a name, or undefined. */
export const methodNamed = (name: string): PythonWord | undefined =>
  METHODS.has(name) ? BY_CODE.get(name) : undefined;
