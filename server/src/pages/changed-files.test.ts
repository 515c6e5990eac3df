import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { changedFiles } from './changed-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hopcode-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => path.join(folder, name);

test('a file is parsed once, and again after it or its version has changed', async () => {
  const parse = vi.fn<(text: string) => number>((text) => text.length);
  let version = 'a';
  const read = changedFiles({ parse, version: () => version, most: 2 });
  writeFileSync(at('page'), 'one');
  expect([await read(at('page')), await read(at('page'))]).toEqual([3, 3]);
  expect(parse).toHaveBeenCalledTimes(1);
  writeFileSync(at('page'), 'two');
  utimesSync(at('page'), 1, 1);
  expect(await read(at('page'))).toBe(3);
  expect(parse).toHaveBeenCalledTimes(2);
  version = 'b';
  await read(at('page'));
  expect(parse).toHaveBeenCalledTimes(3);
});

test('only the newest files are kept, and an unknown file is undefined', async () => {
  const parse = vi.fn<(text: string) => string>((text) => text);
  const read = changedFiles({ parse, most: 1 });
  for (const name of ['a', 'b']) writeFileSync(at(name), name);
  expect([await read(at('a')), await read(at('b')), await read(at('a'))]).toEqual(['a', 'b', 'a']);
  expect(parse).toHaveBeenCalledTimes(3);
  expect(await read(at('none'))).toBeUndefined();
});
