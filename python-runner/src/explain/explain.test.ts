import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorOf, usePython } from '../testing/python.ts';
import { SLIPS_IN_WRITING } from '../testing/slips-in-writing.ts';
import { SLIPS_WITH_NAMES } from '../testing/slips-with-names.ts';
import { SLIPS_WITH_VALUES } from '../testing/slips-with-values.ts';
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
  it.each(ERROR_ROWS.map((row) => [row.key, row.example] as const))(
    '%s is what Python still says about its example',
    async (key, example) => {
      const error = errorOf(await run(example));
      const explanation = explain(error, example);
      expect({ key: explanation.key, message: error.message }).toEqual({
        key,
        message: error.message,
      });
      const said = words[key];
      const wanted = [...`${said?.title} ${said?.sentence} ${said?.next}`.matchAll(/\{\{(\w+)\}\}/g)];
      for (const [, name] of wanted) expect(Object.keys(explanation.params)).toContain(name);
      expect(explanation.span?.line).toBe(error.line);
    },
  );

  it('has a key of its own', () => {
    const keys = ERROR_ROWS.map((row) => row.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('words', () => {
  it('are there for every key, and for nothing else', () => {
    expect(Object.keys(words).sort()).toEqual([...ERROR_ROWS.map((row) => row.key), ...GENERIC_KEYS].sort());
  });

  it('name every kind of value', () => {
    expect(Object.keys(kinds).sort()).toEqual([...VALUE_KINDS].sort());
  });

  it.each(Object.entries(words))('of %s are short', (_key, { title, sentence, next }) => {
    expect(title.split(/\s+/).length).toBeLessThanOrEqual(8);
    expect(sentence).not.toMatch(/[.?!] [A-Z]/);
    expect(sentence.length).toBeLessThanOrEqual(200);
    expect(next.length).toBeLessThanOrEqual(200);
  });

  it.each(GENERIC_KEYS)('of %s need only what every error has', (key) => {
    const said = words[key];
    const wanted = [...`${said?.title} ${said?.sentence} ${said?.next}`.matchAll(/\{\{(\w+)\}\}/g)];
    for (const [, name] of wanted) expect(['type', 'message', 'line']).toContain(name);
  });
});

describe('explain', () => {
  const cases: [code: string, key: string, params: Record<string, unknown>][] = [
    ['player.move_foward()', 'command-misspelt', { name: 'move_foward', hint: 'move_forward' }],
    ['from player import *\nmove_foward()', 'name-misspelt', { name: 'move_foward', hint: 'move_forward' }],
    ['player.speak(hello)', 'text-without-quotes', { name: 'hello' }],
    ['player.speak(Good morning!)', 'words-without-quotes', { text: 'Good morning!' }],
    ['player.speak(This is my farm)', 'words-without-quotes', { text: 'This is my farm' }],
    ['player.speak(I have 3 apples)', 'words-without-quotes', { text: 'I have 3 apples' }],
    ['player.speak(Hello!)', 'words-without-quotes', { text: 'Hello!' }],
    ['cows = 1\nhens = 2\nprint(cows hens)', 'comma-missing', {}],
    ['for cow in [1]:\n    print(cow 2)', 'comma-missing', {}],
    ['def f(cow):\n    print(cow 2)', 'comma-missing', {}],
    ['print(1 2)', 'comma-missing', {}],
    ['hen = Berta', 'name-or-text', { name: 'Berta' }],
    ['animals = ["cow", zebra]', 'name-or-text', { name: 'zebra' }],
    ['cow = 1\nif cow == red: pass', 'name-or-text', { name: 'red' }],
    ['x = Berta()', 'call-unknown', { name: 'Berta' }],
    ['wlk(3)', 'call-unknown', { name: 'wlk' }],
    ['print(1 + wlk (3))', 'call-unknown', { name: 'wlk' }],
    ['x = apples + 1', 'name-unknown', { name: 'apples' }],
    ['x = zebra[0]', 'name-unknown', { name: 'zebra' }],
    ['def f():\n    zebras = 1\nx = zebras', 'name-inside-function', { name: 'zebras', function: 'f' }],
    ['x = "a" + 1', 'text-plus-other', { type: 'int', kind: 'number' }],
    ['x = len(print)', 'has-no-length', { kind: 'function' }],
    ['class Dog: pass\nlen(Dog())', 'has-no-length', { type: 'Dog', kind: 'other' }],
    ['x = "5" > 3', 'compare-does-not-fit', { leftKind: 'text', rightKind: 'number' }],
    ['x = "ab"["c"]', 'index-not-a-number', { wholeKind: 'text' }],
    ['while True\n    pass', 'missing-colon', { keyword: 'while' }],
    ['x = {"cow": 1}\nx["hen"]', 'key-missing', { key: "'hen'" }],
    ['a = 1\nb = a -', 'line-unfinished', { sign: '-' }],
    ['class Mine(Exception): pass\nraise Mine("x")', 'generic', { type: 'Mine', message: 'x', line: 2 }],
    ['a = [0] * 10 ** 10', 'memory-full', {}],
    ['a = "x" * 10 ** 12', 'memory-full', {}],
    ['a = list(range(10 ** 10))', 'memory-full', {}],
    ['a = 2.0 ** 5000', 'number-too-big', {}],
    ['raise ValueError("mine")', 'generic-ValueError', { message: 'mine' }],
    ['raise OSError("mine")', 'generic-OSError', { message: 'mine' }],
  ];
  it.each(cases)('%j', async (code, key, params) => {
    expect(explain(errorOf(await run(code)), code)).toMatchObject({ key, params });
  });

  it.each([...SLIPS_IN_WRITING, ...SLIPS_WITH_NAMES, ...SLIPS_WITH_VALUES])(
    '%j is told as %s',
    async (code, key, marked) => {
      const { key: told, params, span } = explain(errorOf(await run(code)), code);
      const line = code.split('\n')[(span?.line ?? 0) - 1] ?? '';
      const last = span?.endLine === span?.line ? span?.endColumn : undefined;
      expect([told, line.slice((span?.column ?? 1) - 1, (last ?? line.length + 1) - 1)]).toEqual([
        key,
        marked,
      ]);
      const said = words[key];
      const wanted = [...`${said?.title} ${said?.sentence} ${said?.next}`.matchAll(/\{\{(\w+)\}\}/g)];
      for (const [, name] of wanted) expect(Object.keys(params)).toContain(name);
    },
  );

  it('points at the whole line when Python gives no column', () => {
    const error = { type: 'ValueError', message: 'x', line: 2, trace: '' };
    expect(explain(error, 'a\n    b = 1  ').span).toEqual({ line: 2, column: 5, endLine: 2, endColumn: 10 });
  });

  it('points nowhere when there is no line', () => {
    expect(explain({ type: 'RecursionError', message: 'x', line: 0, trace: '' }, '').span).toBeUndefined();
  });
});
