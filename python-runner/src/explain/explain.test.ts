import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorOf, usePython } from '../testing/python.ts';
import { ERROR_ROWS, explain } from './explain.ts';
import { GENERIC_KEY, GENERIC_TYPES, genericKey } from './generic-rows.ts';
import { VALUE_KINDS } from './value-kinds.ts';

const WORDS = new URL('../../../translations/en/python-errors.json', import.meta.url);
const { kinds, ...words } = z
  .object({ kinds: z.record(z.string(), z.string()) })
  .catchall(z.strictObject({ title: z.string(), sentence: z.string(), next: z.string() }))
  .parse(JSON.parse(readFileSync(WORDS, 'utf8')));

const run = usePython();

const GENERIC_KEYS = [GENERIC_KEY, ...GENERIC_TYPES.map(genericKey)];

describe('every row', () => {
  it('has a unique key', () => {
    const keys = ERROR_ROWS.map((row) => row.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('words', () => {
  it('exist for every key, and for no others', () => {
    expect(Object.keys(words).sort()).toEqual([...ERROR_ROWS.map((row) => row.key), ...GENERIC_KEYS].sort());
  });

  it('name every kind of value', () => {
    expect(Object.keys(kinds).sort()).toEqual([...VALUE_KINDS].sort());
  });

  it.each(Object.entries(words))('of %s write a call as programs do', (_key, said) => {
    expect(Object.values(said).join('\n')).not.toMatch(/[\w}]\( \)/);
  });

  it.each(Object.entries(words))('of %s are short', (_key, { title, sentence, next }) => {
    expect(title.split(/\s+/).length).toBeLessThanOrEqual(8);
    expect(sentence.split(/[.?!] (?=[A-Z])/).length).toBeLessThanOrEqual(2);
    expect(sentence.length).toBeLessThanOrEqual(200);
    expect(next.length).toBeLessThanOrEqual(200);
  });

  it.each(GENERIC_KEYS)('of %s need only parameters that every error has', (key) => {
    const said = words[key];
    const wanted = [...`${said?.title} ${said?.sentence} ${said?.next}`.matchAll(/\{\{(\w+)\}\}/g)];
    for (const [, name] of wanted) expect(['type', 'message', 'line']).toContain(name);
  });
});

describe('explain', () => {
  const cases: [code: string, key: string, params: Record<string, unknown>][] = [
    ['player.move_foward()', 'command-misspelt', { name: 'move_foward', hint: 'move_forward' }],
    ['from player import *\nmove_foward()', 'name-misspelt', { name: 'move_foward', hint: 'move_forward' }],
    ['IMPORT PLAYER', 'small-letters', { name: 'IMPORT', hint: 'import' }],
    ['For = 3 4', 'two-values', { first: '3', second: '4' }],
    ['Print(3)\ndef Print(n): pass', 'function-name-too-early', { name: 'Print', last: '2' }],
    ['Move_Forward()', 'bare-command-misspelt', { name: 'Move_Forward', hint: 'move_forward' }],
    ['player.speak(Max)', 'text-without-quotes', { name: 'Max' }],
    ['player.speak(hello)', 'text-without-quotes', { name: 'hello' }],
    ['player.speak(Good morning!)', 'words-without-quotes', { text: 'Good morning!' }],
    ['player.speak(This is my farm)', 'words-without-quotes', { text: 'This is my farm' }],
    ['player.speak(I have 3 apples)', 'words-without-quotes', { text: 'I have 3 apples' }],
    [
      'red_apples = 6\nplayer.move_forward(red apples)',
      'known-name-in-two-words',
      { write: 'player.move_forward(red_apples)' },
    ],
    ['player.speak(Hello!)', 'words-without-quotes', { text: 'Hello!' }],
    ['cows = 1\nhens = 2\nprint(cows hens)', 'comma-missing', {}],
    ['for cow in [1]:\n    print(cow 2)', 'comma-missing', {}],
    ['def f(cow):\n    print(cow 2)', 'comma-missing', {}],
    ['print(1 2)', 'comma-missing', {}],
    ['hen = Berta', 'name-or-text', { name: 'Berta' }],
    ['animals = ["cow", zebra]', 'name-or-text', { name: 'zebra' }],
    ['cow = 1\nif cow == red: pass', 'name-or-text', { name: 'red' }],
    ['x = Berta()', 'class-unknown', { name: 'Berta' }],
    ['wlk(3)', 'call-unknown', { name: 'wlk' }],
    ['print(1 + wlk (3))', 'call-unknown', { name: 'wlk' }],
    ['x = apples + 1', 'name-unknown', { name: 'apples' }],
    ['x = zebra[0]', 'name-unknown', { name: 'zebra' }],
    ['def f():\n    zebras = 1\nf()\nx = zebras', 'name-inside-function', { name: 'zebras', function: 'f' }],
    ['x = "a" + 1', 'text-plus-other', { type: 'int', kind: 'number' }],
    ['x = len(print)', 'has-no-length', { kind: 'function' }],
    ['class Dog: pass\nlen(Dog())', 'has-no-length', { type: 'Dog', kind: 'other' }],
    ['x = "five" > 3', 'compare-does-not-fit', { leftKind: 'text', rightKind: 'number' }],
    ['x = "ab"["c"]', 'index-not-a-number', { wholeKind: 'text' }],
    ['while True\n    pass', 'missing-colon', { keyword: 'while' }],
    ['x = {"cow": 1}\nx["hen"]', 'key-missing', { key: "'hen'" }],
    ['a = 1\nb = a -', 'line-unfinished', { sign: '-' }],
    ['class Mine(Exception): pass\nraise Mine("x")', 'generic-Exception', { type: 'Mine', message: 'x' }],
    ['import re\nre.match("(", "a")', 'generic', { type: 'PatternError', line: 2 }],
    ['raise ValueError', 'generic-Exception', { message: 'ValueError' }],
    ['import queue\nqueue.Queue().get(False)', 'generic', { type: 'Empty', message: '' }],
    ['def f():\n    raise KeyboardInterrupt\nf()', 'generic-Exception', { message: 'KeyboardInterrupt' }],
    ['cow = Cow()', 'class-unknown', { name: 'Cow' }],
    ['hen = hne + 1', 'name-unknown', { name: 'hne' }],
    ['x = tkinter.Tk()', 'module-not-here', { module: 'tkinter' }],
    ['for i, hen in enumrate(["Ada"]):\n    pass', 'name-misspelt', { hint: 'enumerate' }],
    ['class Hen:\n    eggs = 1\nprint(Hen.egs)', 'part-misspelt', { name: 'egs', hint: 'eggs' }],
    ['import random\nrandom.chioce([1])', 'module-part-misspelt', { hint: 'choice' }],
    ['age = "9"\nage += 1', 'text-plus-digits', { sum: 'age = int(age) + 1' }],
    ['raise ValueError x', 'call-needs-brackets', { name: 'ValueError' }],
    ['eval("1 +")', 'generic', { type: 'SyntaxError' }],
    ['raise SyntaxError("mine")', 'generic-Exception', { message: 'mine' }],
    ['a = [0] * 10 ** 10', 'memory-full', {}],
    ['a = "x" * 10 ** 12', 'memory-full', {}],
    ['a = list(range(10 ** 10))', 'memory-full', {}],
    ['open("a.txt", "w").write("x" * 10 ** 8)', 'file-too-large', {}],
    ['import mmap\na = mmap.mmap(-1, 10 ** 9)', 'memory-full', {}],
    ['a = 2.0 ** 5000', 'number-too-big', {}],
    ['raise ValueError("mine")', 'generic-Exception', { message: 'mine' }],
    ['e = ValueError("mine")\nraise e', 'generic-Exception', { message: 'mine', line: 2 }],
    ['chr(-1)', 'generic-ValueError', { line: 1 }],
    ['open("")', 'file-missing', {}],
    ['import os\nos.rmdir("/lib")', 'file-no-folders', { line: 2 }],
    ['from decimal import Decimal\nDecimal(1) / Decimal(0)', 'divided-by-zero', {}],
    ['1 player.turn_left()', 'copied-along', { sign: '1' }],
    ['# go\n2. player.turn_left()', 'copied-along', { sign: '2.' }],
    ['5 apples = 3', 'name-starts-with-number', { write: 'apples5 = 3' }],
    ['```python\nplayer.turn_left()\n```', 'copied-along', { sign: '```' }],
    ['for i in range(2):\n...     print(i)', 'copied-along', { sign: '...' }],
    ['x = 1 + \\', 'line-unfinished', { sign: '\\' }],
    ['for player in ["Ada"]:\n    player.turn_left()', 'name-covers-player', { name: 'turn_left' }],
    ['def go(player):\n    player.turn_left()\ngo(3)', 'name-covers-player', { name: 'turn_left' }],
    ['class player:\n    pass\nplayer.turn_left()', 'name-covers-player', { name: 'turn_left' }],
    ['player.speak = "Hello!"', 'command-is-no-variable', { name: 'player.speak', value: '"Hello!"' }],
    ['import asyncio\nasyncio.sleep(1)', 'never-awaited', { name: 'asyncio.sleep' }],
    ['import time\ntime.sleep("1")', 'whole-number-needed', { kind: 'text' }],
    [
      'prices = {"egg": 2}\nthing = "egg"\nif prices not in thing:\n    pass',
      'in-turned-round',
      { left: 'prices', right: 'thing', write: 'thing not in prices' },
    ],
    ['print(["a"] in "a")', 'generic-TypeError', {}],
    [
      'basket = []\nbasket.append("nut")\nbasket = "plum"\nbasket.append("pear")',
      'text-instead-of-list',
      { at: '3', write: 'basket.append("plum")' },
    ],
    ['print(5 in 5)', 'in-a-number', { type: 'int', kind: 'number' }],
    ['x = 1\n# a\0b', 'invisible-character', { line: 2 }],
    ['x = "a\ud800b"', 'invisible-character', { line: 1 }],
  ];
  it.each(cases)('%j', async (code, key, params) => {
    expect(explain(errorOf(await run(code)), code)).toMatchObject({ key, params });
  });

  const inOtherAlphabets: [code: string, key: string, params: Record<string, unknown>][] = [
    ['größe = 1\ndef f():\n    größe += 1\nf()', 'global-needed', { name: 'größe' }],
    ['class Küken: pass\nKüken().älter', 'never-stored-in-object', { class: 'Küken', name: 'älter' }],
    ['def zähle(a, b): pass\nzähle(1)', 'argument-missing', { name: 'zähle' }],
    ['def zähle(): pass\nzähle(1)', 'no-arguments-wanted', { name: 'zähle' }],
    ['def zähle(a): pass\nzähle(1, 2)', 'too-many-arguments', { name: 'zähle' }],
    ['def zähle(ä): pass\nzähle(ö=2)', 'keyword-argument-misspelt', { argument: 'ö' }],
    ['class Küken:\n    def höre(): pass\nKüken().höre()', 'self-missing', { name: 'höre' }],
    ['class Küken:\n    def höre(self): pass\nKüken.höre()', 'called-on-class', { object: 'küken' }],
    ['hühner = []\nprint(hühner[0])', 'nothing-inside', { name: 'hühner' }],
    ['hühner = ["a"]\nhühner.push("b")', 'add-to-list', { name: 'push' }],
    ['hühner = ["b"]\nhühner = hühner.sort()\nprint(hühner[0])', 'list-method-gives-nothing', {}],
    ['vörrat = {"a": 2}\nprint(vörrat.get("b") + 1)', 'get-found-nothing', { name: 'vörrat' }],
    ['vörrat = {"a": 2}\nfor a, b in vörrat:\n    pass', 'loop-over-pairs', { dictionary: 'vörrat' }],
    ['vörrat = {"ä": 2}\nprint(vörrat.ä)', 'dictionary-with-dot', { dictionary: 'vörrat', name: 'ä' }],
    ['def größer(n):\n    n * 2\nx = größer(3) + 1', 'return-missing', { function: 'größer' }],
    ['def zähle(größe breite):\n    pass', 'inputs-without-comma', { first: 'größe', second: 'breite' }],
    ['größe = 1\ngröße++', 'plus-plus', { name: 'größe' }],
    ['for größe range(3):\n    pass', 'loop-without-in', { name: 'größe' }],
    ['for größe in 1 to 3:\n    pass', 'counts-without-range', { name: 'größe' }],
    ['def größe:\n    pass', 'function-needs-parentheses', { name: 'größe' }],
    ['import größe', 'module-unknown', { name: 'größe' }],
    ['from math import größe', 'import-unknown', { name: 'größe' }],
    ['player.größe()', 'command-unknown', { name: 'größe' }],
    ['яйца = 5\nяйца.много', 'part-unknown', { name: 'много' }],
    [
      'class 鸡:\n    def __init__(self):\n        self.蛋 = 0\n    def 叫(self):\n        print(蛋)\n鸡().叫()',
      'self-dot-forgotten',
      { name: '蛋' },
    ],
    ['class Huhn:\n    def _init_(self):\n        self.größe = 0\nprint(Huhn().größe)', 'init-never-ran', {}],
  ];
  it.each(inOtherAlphabets)('%j', async (code, key, params) => {
    expect(explain(errorOf(await run(code)), code)).toMatchObject({ key, params });
  });

  it.each([
    'Hen("A. Smith").feed()',
    'Hen(2.5).feed()',
    '(Hen.feed)()',
    '[Hen.feed][0]()',
    '{"a": Hen.feed}["a"]()',
    'hens["a.b"].feed()',
  ])('treats %s as text, never as a pattern', (code) => {
    const message = "Hen.feed() missing 1 required positional argument: 'food'";
    const at = { line: 1, column: 1, endLine: 1, endColumn: code.length + 1 };
    expect(explain({ type: 'TypeError', message, trace: '', ...at }, code).key).toBe('argument-missing');
  });

  it('shortens long pieces in a sentence', () => {
    const error = {
      type: 'NameError',
      message: `name '${'x'.repeat(500)}' is not defined`,
      line: 1,
      trace: '',
    };
    expect(explain(error, 'y').params.name).toBe(`${'x'.repeat(149)}…`);
    expect(explain({ ...error, type: 'OSError' }, 'y').params.message).toHaveLength(150);
  });

  it('points at the whole line when Python gives no column', () => {
    const error = { type: 'ValueError', message: 'x', line: 2, trace: '' };
    expect(explain(error, 'a\n    b = 1  ').span).toEqual({ line: 2, column: 5, endLine: 2, endColumn: 10 });
  });

  it('points at nothing without a line', () => {
    expect(explain({ type: 'RecursionError', message: 'x', line: 0, trace: '' }, '').span).toBeUndefined();
  });
});
