import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
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
  'e2e',
  'tools',
  'biome.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'package.json',
  '.gitignore',
];

const CHAPTER = 'courses/chapters/python/01-intro';

let copy: string;
let foundGaps: string | undefined;

/** Links the installed external packages, and the packages of the copy, into the copy's node_modules. */
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
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-')));
  // If this test runs as root, PostgreSQL runs as another user, which needs access to the copy.
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
const make = (kind: string, name: string, ...options: readonly string[]) =>
  node('tools/src/new/new.ts', kind, name, ...options);
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
  foundGaps ??= node('tools/src/check-house.ts').output;
  return [...foundGaps.matchAll(/^([^:\n]+):\d+ {2}'FILL IN:'/gm)].map(([, path = '']) => path);
};
/**
 * What the test creates, in this order. No document uses these names as examples, so the repository should not contain
 * them.
 */
const CREATED = {
  command: 'hop-around',
  goal: 'tickle',
  thing: 'fruits/moon-melon',
  level: 'python/intro',
  endpoint: 'level/spell-book',
  feature: 'star-chart',
  badge: 'moon-walk',
} as const;
/** A question: a command that only returns a value. */
const QUESTION = 'peek-around';
/** A call that needs no login. */
const PUBLIC_CALL = 'level/moon-phase';
/** Calls with SQL: one reads the rows of a student, the other the rows of a tenant. */
const STORED_CALLS = {
  student: 'student/rain-days',
  teacher: 'organization/classes/{class_id}/wet-days',
} as const;

/** Folders and files whose tests must pass after everything has been created. */
const TESTED = [
  'engine/src/commands',
  'engine/src/goals',
  'engine/src/things',
  'art/src/items',
  'contract/src',
  'server/src/level/spell-book.test.ts',
  'server/src/level/moon-phase.test.ts',
  'server/src/student/rain-days.test.ts',
  'server/src/organization/wet-days.test.ts',
  'web/src/features/star-chart',
  'translations/src/question-commands.test.ts',
  'tools/src/check-chapters.test.ts',
] as const;

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The test files with their results. They all run together, because each further run would load everything again. */
const runTests = () => {
  const report = join(copy, 'report.json');
  node('node_modules/vitest/vitest.mjs', 'run', ...TESTED, '--reporter=json', `--outputFile=${report}`);
  return reportSchema.parse(JSON.parse(readFileSync(report, 'utf8'))).testResults;
};

let tested: ReturnType<typeof runTests> = [];

/** 'ok', or the failed tests of a folder; a folder without tests is an error. */
const endOfTests = (folder: (typeof TESTED)[number]): string => {
  const files = tested.filter(({ name }) => name.startsWith(join(copy, folder)));
  if (files.length === 0) return `no tests in ${folder}`;
  const failed = files.filter(({ status }) => status !== 'passed');
  const lines = failed.flatMap(({ name, message, assertionResults }) => [
    `${name}: ${message}`,
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.join(' ') ?? ''}`),
  ]);
  return lines.join('\n') || 'ok';
};

describe('npm run new', () => {
  const ends: Record<string, string> = {};
  const required = () => readdirSync(join(ROOT, CHAPTER)).filter((name) => name.startsWith('intro-level'));
  const slug = () => `intro-level${required().length + 1}`;

  beforeAll(() => {
    for (const [kind, name] of Object.entries(CREATED)) ends[kind] = end(make(kind, name));
    ends.question = end(make('command', QUESTION, '--question'));
    ends['public endpoint'] = end(make('endpoint', PUBLIC_CALL, '--for', 'anon'));
    for (const [who, name] of Object.entries(STORED_CALLS))
      ends[`stored endpoint of a ${who}`] = end(make('endpoint', name, '--for', who, '--store'));
    tested = runTests();
  }, 900_000);

  it('creates everything without an error', () => {
    expect(ends).toEqual(
      Object.fromEntries(
        [
          ...Object.keys(CREATED),
          'question',
          'public endpoint',
          ...Object.keys(STORED_CALLS).map((who) => `stored endpoint of a ${who}`),
        ].map((kind) => [kind, 'ok']),
      ),
    );
  });

  it('command: creates a command that the catalogue accepts', () => {
    expect(readFileSync(join(copy, 'engine/src/commands/registry.ts'), 'utf8')).toContain('hopAround');
    expect(endOfTests('engine/src/commands')).toBe('ok');
    expect(end(compile('engine'))).toBe('ok');
    expect(gaps()).toEqual(
      expect.arrayContaining([
        'engine/src/commands/hop-around.ts',
        'e2e/commands/words/en/courses/commands/working.md',
        'e2e/src/commands/journey-table.ts',
      ]),
    );
    expect(readFileSync(join(copy, 'e2e/src/commands/journey-table.ts'), 'utf8')).toMatch(
      /FILL IN.*\n.*'hop_around', slug: 'working-level\d+'/,
    );
  });

  it('command --question: creates a command that takes no time, beside the other questions', () => {
    expect(endOfTests('translations/src/question-commands.test.ts')).toBe('ok');
    expect(readFileSync(join(copy, 'engine/src/commands/registry.ts'), 'utf8')).toContain('  peekAround,\n');
    expect(readFileSync(join(copy, 'e2e/src/commands/journey-table.ts'), 'utf8')).toMatch(
      /FILL IN.*\n.*'peek_around', slug: 'asking-level\d+'/,
    );
  });

  it('goal: creates a kind of goal that the engine accepts', () => {
    expect(endOfTests('engine/src/goals')).toBe('ok');
    expect(gaps()).toContain('engine/src/goals/tickle.ts');
  });

  it('thing: creates a thing with a drawing and words', () => {
    expect([endOfTests('engine/src/things'), endOfTests('art/src/items')]).toEqual(['ok', 'ok']);
    expect(gaps()).toEqual(
      expect.arrayContaining(['art/src/items/fruits.ts', 'translations/en/engine.json']),
    );
  });

  it('level: creates the next level of a chapter, which the courses accept', () => {
    expect(existsSync(join(copy, CHAPTER, slug(), 'solution.py'))).toBe(true);
    expect(readFileSync(join(copy, 'courses/python.yaml'), 'utf8')).toMatch(
      /slug: intro, .*intro-level17, intro-level\d+, intro-level18, intro-level19\] \}/,
    );
    expect(gaps()).toEqual(
      expect.arrayContaining([`${CHAPTER}/${slug()}/level.yaml`, 'translations/en/courses/python/intro.md']),
    );
    expect(endOfTests('tools/src/check-chapters.test.ts')).toBe('ok');
    expect(end(node('courses/src/build/build.ts'))).toBe('ok');
    expect(end(node('translations/src/build/build.ts'))).toBe('ok');
  });

  it('endpoint: creates a call that the contract and the server accept', () => {
    expect([endOfTests('contract/src'), endOfTests('server/src/level/spell-book.test.ts')]).toEqual([
      'ok',
      'ok',
    ]);
    expect(gaps()).toContain('server/src/level/spell-book.ts');
  });

  it('endpoint --for anon: creates a call that answers without a login', () => {
    expect(endOfTests('server/src/level/moon-phase.test.ts')).toBe('ok');
  });

  it('endpoint --store: creates a call with its SQL', () => {
    expect([
      endOfTests('server/src/student/rain-days.test.ts'),
      endOfTests('server/src/organization/wet-days.test.ts'),
    ]).toEqual(['ok', 'ok']);
    expect(readFileSync(join(copy, 'contract/src/routes.ts'), 'utf8')).toContain(
      '  studentRainDays,\n  ...userRoutes,\n',
    );
  });

  it('feature: creates a screen with words', () => {
    expect(endOfTests('web/src/features/star-chart')).toBe('ok');
  });

  it('badge: creates a badge with a rule and words', () => {
    expect(readFileSync(join(copy, 'server/src/badge/registry.ts'), 'utf8')).toContain('moonWalk,');
    expect(gaps()).toEqual(
      expect.arrayContaining(['server/src/badge/rules/moon-walk.ts', 'translations/en/badge.json']),
    );
  });

  it.each([
    ['command', 'Push It', /not a valid name/],
    ['command', 'turn-left', /There is already/],
    ['level', 'python/attic', /has the chapters intro,/],
    ['goal', 'push', /There is already/],
    ['thing', 'fruits/apple', /There is already/],
    ['badge', 'first-carrot', /There is already/],
    ['thing', 'planets/mars', /families of things are fruits/],
    ['thing', 'apple', /name it <family>\/<name>/],
    ['endpoint', 'favorites', /name it <area>\/<resource>/],
    ['endpoint', 'favorites/{slug}', /name it <area>\/<resource>/],
    ['castle', 'x', /npm run new -- command/],
  ])('%s %s: is refused with a reason', (kind, name, reason) => {
    const { ok, output } = make(kind, name);
    expect(ok).toBe(false);
    expect(output).toMatch(reason);
  });
});
