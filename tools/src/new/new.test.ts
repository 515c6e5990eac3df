import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../repository.ts';

const COPIED = [
  'engine',
  'art',
  'python-runner',
  'contract',
  'courses',
  'translations',
  'server',
  'web',
  'tools',
  'biome.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'package.json',
  '.gitignore',
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-'));
  const isSource = (path: string) => !/[/\\](node_modules|dist)$/.test(path);
  for (const part of COPIED)
    cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

const node = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { ok: status === 0, output: stdout + stderr };
};
/** 'ok', or everything the program said. */
const end = ({ ok, output }: { readonly ok: boolean; readonly output: string }) => (ok ? 'ok' : output);
const make = (kind: string, name: string) => node('tools/src/new/new.ts', kind, name);
const vitest = (...folders: readonly string[]) => node('node_modules/vitest/vitest.mjs', 'run', ...folders);

describe('npm run new', () => {
  it('command: makes a command that the catalogue takes', { timeout: 60_000 }, () => {
    expect(end(make('command', 'hop-around'))).toBe('ok');
    expect(readFileSync(join(copy, 'engine/src/commands/registry.ts'), 'utf8')).toContain('hopAround');
    expect(end(vitest('engine/src/commands', '-t', 'hop_around|catalogue'))).toBe('ok');
  });

  it('level: makes the next level of a chapter, which the courses take', { timeout: 60_000 }, () => {
    const chapter = join(copy, 'courses/chapters/python/01-intro');
    const slug = `intro-level${readdirSync(chapter).length + 1}`;
    expect(end(make('level', 'python/intro'))).toBe('ok');
    expect(existsSync(join(chapter, slug, 'solution.py'))).toBe(true);
    expect(end(node('courses/src/build/build.ts'))).toBe('ok');
    expect(end(node('translations/src/build/build.ts'))).toBe('ok');
  });

  it('endpoint: makes a call that the contract and the server take', { timeout: 60_000 }, () => {
    expect(end(make('endpoint', 'level/spell-book'))).toBe('ok');
    expect(end(vitest('contract/src'))).toBe('ok');
  });

  it('feature: makes a screen with words', { timeout: 60_000 }, () => {
    expect(end(make('feature', 'star-chart'))).toBe('ok');
    expect(end(vitest('web/src/features/star-chart'))).toBe('ok');
  });

  it.each([
    ['command', 'Push It', /no name here/],
    ['command', 'turn-left', /There is already/],
    ['level', 'python/attic', /has the chapters intro,/],
    ['endpoint', 'favorites', /name it <area>\/<resource>/],
    ['castle', 'x', /npm run new -- command/],
  ])('%s %s: is refused with a reason', (kind, name, reason) => {
    const { ok, output } = make(kind, name);
    expect(ok).toBe(false);
    expect(output).toMatch(reason);
  });
});
