import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow, inputsHash, isFresh, stamp } from './freshness.mjs';

const step = {
  name: 'web build',
  inputs: ['src', 'lock.json'],
  outputs: ['dist/index.html'],
  command: ['node', 'b'],
};
let root: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const build = () => {
  write('dist/index.html', 'built');
  stamp(root, step, inputsHash(root, step));
};
const fresh = () => isFresh(root, step, inputsHash(root, step));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a folder with spaces '));
  write('src/a.ts', 'a');
  write('src/deep/b.ts', 'b');
  write('lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('freshness of a step', () => {
  it('is stale before the first build and fresh after it', () => {
    expect(fresh()).toBe(false);
    build();
    expect(fresh()).toBe(true);
  });

  it.each([
    ['an input changes', () => write('src/deep/b.ts', 'B'), false],
    ['an input is added', () => write('src/c.ts', ''), false],
    ['an input is missing', () => rmSync(join(root, 'src/a.ts')), false],
    ['an input is renamed', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/z.ts')), false],
    ['an input file is deleted', () => rmSync(join(root, 'lock.json')), false],
    ['an output is missing', () => rmSync(join(root, 'dist'), { recursive: true }), false],
    ['the stamps are missing', () => rmSync(join(root, '.build'), { recursive: true }), false],
    ['only the modification time of an input changes', () => utimesSync(join(root, 'src/a.ts'), 1, 1), true],
    ['a test changes', () => write('src/a.test.ts', 'x'), true],
    ['a generated file is among the inputs', () => write('src/dist/made.js', 'x'), true],
  ])('after a build, when %s', (_title, change, expected) => {
    build();
    change();
    expect(fresh()).toBe(expected);
  });

  it('is stale when its command changes', () => {
    build();
    const changed = { ...step, command: ['node', 'other'] };
    expect(isFresh(root, changed, inputsHash(root, changed))).toBe(false);
  });

  it('lists files by name, and none for an input that does not exist', () => {
    expect(filesBelow(root, 'src')).toEqual(['src/a.ts', 'src/deep/b.ts']);
    expect(filesBelow(root, 'lock.json')).toEqual(['lock.json']);
    expect(filesBelow(root, 'nowhere')).toEqual([]);
  });
});
