import type { Finding } from '../repository.ts';

/** Soft limit for the lines of a source file. Tests may be longer, because they are tables of examples. */
export const LINE_LIMIT = 300;

const isTest = (path: string) => /\.test\.[a-z]+$/.test(path) || path.startsWith('e2e/');
const isCode = (path: string) => /\.(ts|tsx|mjs|js|py)$/.test(path);

/**
 * Returns findings for files over the limit that are not recorded, or that are longer than recorded. Also returns
 * findings for records that are no longer needed.
 */
export const judgeLength = (
  lengths: ReadonlyMap<string, number>,
  recorded: Readonly<Record<string, number>>,
): Finding[] => {
  const findings: Finding[] = [];
  for (const [path, lines] of lengths) {
    const allowed = recorded[path] ?? LINE_LIMIT;
    if (isCode(path) && !isTest(path) && lines > allowed)
      findings.push({
        path,
        problem: `has ${lines} lines, ${allowed} are allowed: split it by what it does.`,
      });
  }
  for (const [path, lines] of Object.entries(recorded)) {
    const now = lengths.get(path) ?? 0;
    if (now < lines)
      findings.push({
        path,
        problem: `is recorded in tools/src/house/long-files.json with ${lines} lines and has ${now}: lower the record.`,
      });
  }
  return findings;
};

/** Names that say nothing about the contents. Each thing in such a file needs its own file with its own name. */
const NAMELESS = /^(utils?|common|helpers?|shared|misc|stuff|various)$|-(utils?|helpers?)$/;

/** The problem with the name of a file or of a folder above it. */
export const judgeName = (path: string): Finding[] => {
  const bad = path
    .split('/')
    .map((segment) => segment.split('.')[0] ?? '')
    .find((stem) => NAMELESS.test(stem));
  if (bad === undefined) return [];
  return [{ path, problem: `'${bad}' says nothing: name the file or folder for the one thing in it.` }];
};

type LineRule = {
  readonly pattern: RegExp;
  readonly files: (path: string) => boolean;
  readonly problem: string;
};

// The word is joined from pieces, so that this file does not break its own rules.
const any = (...words: string[]) => words.join('|');
const REGISTRY_HOSTS = any(
  'regis' + 'try\\.npmjs',
  'regis' + 'try\\.yarnpkg',
  'npm' + 'js\\.(com|org)',
  'py' + 'pi\\.org',
);

/** Matches the generators, which write FILL IN into new files, and the tests of the generators. */
const WRITES_FILL_IN =
  /^(tools\/src\/(new|house)\/|courses\/src\/new-level\.ts|translations\/src\/new-level-words\.ts|docs\/guides\/)/;

/** Words that docs/style.md forbids. */
const VAGUE_PEOPLE = any(
  'who' + 'ever',
  'no' + 'body',
  'some' + 'body',
  'any' + 'body',
  'every' + 'body',
  'no' + 'ught',
);

/** Files that may contain these words: the style rules, the specification, and translations. */
const MAY_BE_VAGUE = /^(docs\/(style\.md|spec\/)|translations\/)/;

/**
 * Files of the pages that may name a colour by its digits: the palette, the files generated from it, and tests, which
 * try other colours.
 */
const MAY_NAME_COLORS = /^web\/src\/(lib\/palette\/|ui\/(?:tokens|mantine-variables)\.css$)|\.test\.tsx?$/;

const LINE_RULES: readonly LineRule[] = [
  {
    pattern:
      /(?<![\w.*-])\/(work|farm|tmp|root)\/[a-z.]|(?<![\w.*-])\/(home|Users)\/(?!pyodide|web_user)[a-z]/,
    files: () => true,
    problem: 'is a path of one machine: find it from the file, the environment or the system.',
  },
  {
    pattern: new RegExp(REGISTRY_HOSTS),
    files: () => true,
    problem: 'names a host of a package registry: the registry is a setting of the machine.',
  },
  {
    pattern: new RegExp(
      any(
        '@ts-' + 'ignore',
        '@ts-' + 'nocheck',
        'biome-' + 'ignore',
        'oxlint-' + 'disable',
        'eslint-' + 'disable',
      ),
    ),
    files: isCode,
    problem: 'silences a check: fix what it found.',
  },
  {
    pattern: new RegExp(
      `\\b(it|test|describe)(\\.each|\\.concurrent)?\\.(${any('on' + 'ly', 'sk' + 'ip', 'to' + 'do', 'fix' + 'me')})\\b`,
    ),
    files: isCode,
    problem: 'leaves tests out: every test must run.',
  },
  {
    pattern: new RegExp(`\\b(${any('TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X')})\\b`),
    files: isCode,
    problem: 'is unfinished: finish it, or write down in docs what is missing.',
  },
  {
    // A single word in quotes is a key, and a word next to code marks or `:` is a name.
    pattern: new RegExp(
      `(?<![-\\w.\`/@])(?:${VAGUE_PEOPLE})(?![-\\w\`:]|(?<=['"](?:${VAGUE_PEOPLE}))['"])`,
      'i',
    ),
    files: (path) => !MAY_BE_VAGUE.test(path),
    problem: 'is too vague: name the person or thing (docs/style.md).',
  },
  {
    pattern: /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl)a?\(/i,
    files: (path) => /^web\/src\/.*\.(ts|tsx|css)$/.test(path) && !MAY_NAME_COLORS.test(path),
    problem: 'is a colour outside the palette: use or add a token of web/src/lib/palette/tokens.ts.',
  },
  {
    pattern: /FILL IN:/,
    files: (path) => !WRITES_FILL_IN.test(path),
    problem: 'marks a gap that `npm run new` left: fill it in.',
  },
];

/** The problems in the lines of a text file. */
export const judgeLines = (path: string, text: string): Finding[] => {
  const rules = LINE_RULES.filter(({ files }) => files(path));
  return text.split('\n').flatMap((content, index) =>
    rules
      .filter(({ pattern }) => pattern.test(content))
      .map(({ pattern, problem }) => ({
        path,
        line: index + 1,
        problem: `'${pattern.exec(content)?.[0] ?? ''}' ${problem}`,
      })),
  );
};
