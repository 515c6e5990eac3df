import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { problemLine } from '../build/problem.ts';
import { compileSceneWords } from './compile-scene-words.ts';
import { sceneInLanguage } from './scene-words.ts';

const root = mkdtempSync(join(tmpdir(), 'scene-words-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof text === 'string' ? text : JSON.stringify(text));
};
const compileWith = (english: unknown, spanish: unknown = {}) => {
  write('en/scenes/python/loops.json', english);
  write('es/scenes/python/loops.json', spanish);
  const { files, problems } = compileSceneWords(root);
  return { files, problems: problems.map(problemLine).join('\n') };
};

const ENGLISH = { end: { hello: 'Hello.', bye: 'Bye.' } };

describe('compileSceneWords', () => {
  it('puts the chapters of a course together', () => {
    const { files, problems } = compileWith(ENGLISH, { end: { hello: 'Hola.' } });
    expect(problems).toBe('');
    expect(Object.fromEntries(files)).toEqual({
      'en/scenes/python.json': { loops: ENGLISH },
      'es/scenes/python.json': { loops: { end: { hello: 'Hola.' } } },
    });
  });

  it.each([
    ['not JSON', {}, 'JSON'],
    [{ end: 'Hello' }, {}, 'end'],
    [{ end: { hello: 'hop '.repeat(26) } }, {}, 'end.hello: 26 words, 25 are the limit'],
    [ENGLISH, { end: { hallo: 'Hola.' } }, 'end.hallo'],
  ])('reports %j, %j', (english, spanish, problem) => {
    expect(compileWith(english, spanish).problems).toContain(problem);
  });

  it('counts 25 words as short enough', () => {
    expect(compileWith({ end: { hello: 'hop '.repeat(25) } }).problems).toBe('');
  });
});

describe('sceneInLanguage', () => {
  it.each([
    [
      { a: '1', b: '2' },
      { a: 'uno', b: 'dos' },
      { lines: { a: 'uno', b: 'dos' }, english: false },
    ],
    [{ a: '1', b: '2' }, { a: 'uno' }, { lines: { a: 'uno', b: '2' }, english: true }],
    [{ a: '1' }, undefined, { lines: { a: '1' }, english: true }],
    [undefined, undefined, { lines: {}, english: false }],
  ])('%j and %j', (source, own, joined) => {
    expect(sceneInLanguage(source, own)).toEqual(joined);
  });
});
