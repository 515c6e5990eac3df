import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
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

/** The installed packages, with the packages of the copy among them. */
const linkPackages = () => {
  const installed = join(ROOT, 'node_modules');
  const linked = join(copy, 'node_modules');
  mkdirSync(join(linked, '@hopcode'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@hopcode') symlinkSync(join(installed, name), join(linked, name));
  for (const room of readdirSync(join(installed, '@hopcode')))
    symlinkSync(join(copy, room), join(linked, '@hopcode', room));
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-'));
  // As root, PostgreSQL runs as another user, who needs access.
  chmodSync(copy, 0o755);
  const isSource = (path: string) => !/[/\\](node_modules|dist)$/.test(path);
  for (const part of COPIED)
    cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: isSource });
  linkPackages();
});
afterAll(() => rmSync(copy, { recursive: true }));

const node = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { ok: status === 0, output: stdout + stderr };
};
/** 'ok', or the whole output of the program. */
const end = ({ ok, output }: { readonly ok: boolean; readonly output: string }) => (ok ? 'ok' : output);
const make = (kind: string, name: string) => node('tools/src/new/new.ts', kind, name);
/** Compiles a package and expects no errors. */
const compile = (room: string) => {
  const { status, stdout } = spawnSync(
    join(copy, 'node_modules', '.bin', 'tsc'),
    ['-p', room, '--noEmit', '--incremental', 'false', '--composite', 'false'],
    { cwd: copy, encoding: 'utf8' },
  );
  return { ok: status === 0, output: stdout };
};
/** Files with a placeholder, as `npm run lint` finds them. */
const gaps = (): string[] => {
  const { output } = node('tools/src/check-house.ts');
  return [...output.matchAll(/^([^:\n]+):\d+ {2}'FILL IN:'/gm)].map(([, path = '']) => path);
};
const vitest = (...folders: readonly string[]) => node('node_modules/vitest/vitest.mjs', 'run', ...folders);

describe('npm run new', () => {
  it('command: creates a command that the catalogue accepts', { timeout: 60_000 }, () => {
    expect(end(make('command', 'hop-around'))).toBe('ok');
    expect(readFileSync(join(copy, 'engine/src/commands/registry.ts'), 'utf8')).toContain('hopAround');
    expect(end(vitest('engine/src/commands', '-t', 'hop_around|catalogue'))).toBe('ok');
    expect(end(compile('engine'))).toBe('ok');
    expect(gaps()).toContain('engine/src/commands/hop-around.ts');
  });

  it('goal: creates a kind of goal that the engine accepts', { timeout: 60_000 }, () => {
    expect(end(make('goal', 'feed'))).toBe('ok');
    expect(end(vitest('engine/src/goals'))).toBe('ok');
    expect(gaps()).toContain('engine/src/goals/feed.ts');
  });

  it('thing: creates a thing with a drawing and words', { timeout: 60_000 }, () => {
    expect(end(make('thing', 'fruits/dragon-fruit'))).toBe('ok');
    expect(end(vitest('engine/src/things', 'art/src/items'))).toBe('ok');
    expect(gaps()).toEqual(
      expect.arrayContaining(['art/src/items/fruits.ts', 'translations/en/engine.json']),
    );
  });

  it('level: creates the next level of a chapter, which the courses accept', { timeout: 60_000 }, () => {
    const chapter = join(copy, 'courses/chapters/python/01-intro');
    const slug = `intro-level${readdirSync(chapter).length + 1}`;
    expect(end(make('level', 'python/intro'))).toBe('ok');
    expect(existsSync(join(chapter, slug, 'solution.py'))).toBe(true);
    expect(readFileSync(join(copy, 'courses/python.yaml'), 'utf8')).toMatch(
      /slug: intro, .*intro-level18, intro-level\d+, intro-level19\] \}/,
    );
    expect(gaps()).toEqual(
      expect.arrayContaining([
        `courses/chapters/python/01-intro/${slug}/level.yaml`,
        'translations/en/courses/python/intro.md',
      ]),
    );
    expect(end(node('courses/src/build/build.ts'))).toBe('ok');
    expect(end(node('translations/src/build/build.ts'))).toBe('ok');
  });

  it('endpoint: creates a call that the contract and the server accept', { timeout: 60_000 }, () => {
    expect(end(make('endpoint', 'level/spell-book'))).toBe('ok');
    expect(end(vitest('contract/src'))).toBe('ok');
    expect(end(vitest('server/src/level/spell-book.test.ts'))).toBe('ok');
    expect(gaps()).toContain('server/src/level/spell-book.ts');
  });

  it('feature: creates a screen with words', { timeout: 60_000 }, () => {
    expect(end(make('feature', 'star-chart'))).toBe('ok');
    expect(end(vitest('web/src/features/star-chart'))).toBe('ok');
  });

  it.each([
    ['command', 'Push It', /no name here/],
    ['command', 'turn-left', /There is already/],
    ['level', 'python/attic', /has the chapters intro,/],
    ['goal', 'push', /There is already/],
    ['thing', 'fruits/apple', /There is already/],
    ['thing', 'planets/mars', /families of things are fruits/],
    ['thing', 'apple', /name it <family>\/<name>/],
    ['endpoint', 'favorites', /name it <area>\/<resource>/],
    ['castle', 'x', /npm run new -- command/],
  ])('%s %s: is refused with a reason', (kind, name, reason) => {
    const { ok, output } = make(kind, name);
    expect(ok).toBe(false);
    expect(output).toMatch(reason);
  });
});
