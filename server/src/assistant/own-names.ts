import { aligned } from './alignment.ts';
import { comparable, type Token } from './line-tokens.ts';
import { codeOf, type ProgramLine } from './program-lines.ts';

/** For names in the solution: the names that the learner chose instead. */
export type OtherNames = ReadonlyMap<string, string>;

/**
 * Maps names that the solution defines to the learner's names. A name that both programs contain has the same meaning
 * in both, so it is left out. `fixed` are names that the level defines. The names are paired by lines that differ only
 * in names, and by similar lines that define the same number of names. If two pairs contradict each other, the more
 * frequent pair counts.
 */
export function otherNames(
  program: readonly ProgramLine[],
  solution: readonly ProgramLine[],
  fixed: ReadonlySet<string>,
): OtherNames {
  const own = onlyIn(program, solution, fixed);
  const theirs = onlyIn(solution, program, fixed);
  if (own.size === 0 || theirs.size === 0) return new Map();
  const pairs = [...inSameShapes(program, own, solution, theirs), ...inAlikeLines(program, solution)];
  const counted = new Map<string, { readonly pair: NamePair; count: number }>();
  for (const pair of pairs) {
    if (!own.has(pair.own) || !theirs.has(pair.theirs)) continue;
    const key = `${pair.own} ${pair.theirs}`;
    counted.set(key, { pair, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { pair } of [...counted.values()].toSorted((a, b) => b.count - a.count)) {
    if (names.has(pair.theirs) || taken.has(pair.own)) continue;
    names.set(pair.theirs, pair.own);
    taken.add(pair.own);
  }
  return names;
}

type NamePair = { readonly own: string; readonly theirs: string };

const paired = (own: readonly string[], theirs: readonly string[]): NamePair[] =>
  own.length === theirs.length ? own.map((name, at) => ({ own: name, theirs: theirs[at] ?? name })) : [];

/** Pairs the names at the same positions of two lines that differ only in names. */
function inSameShapes(
  program: readonly ProgramLine[],
  own: ReadonlySet<string>,
  solution: readonly ProgramLine[],
  theirs: ReadonlySet<string>,
): NamePair[] {
  const byShape = new Map<string, ProgramLine[]>();
  for (const line of codeOf(solution)) {
    const shape = shapeOf(line, theirs);
    byShape.set(shape, [...(byShape.get(shape) ?? []), line]);
  }
  return codeOf(program).flatMap((line) => {
    // The first line with this shape in the program matches the first one in the solution, and so on.
    const beside = byShape.get(shapeOf(line, own))?.shift();
    return beside === undefined ? [] : paired(allNames(line), allNames(beside));
  });
}

/** Pairs the names that two aligned lines define. */
const inAlikeLines = (program: readonly ProgramLine[], solution: readonly ProgramLine[]): NamePair[] =>
  aligned(program, solution).flatMap(({ own, theirs }) =>
    own === undefined || theirs === undefined ? [] : paired(boundNames(own), boundNames(theirs)),
  );

/** A program with renamed variables. Comments and texts stay the same, except for expressions in an f-string. */
export const withNames = (lines: readonly ProgramLine[], names: OtherNames): string =>
  lines
    .map(({ indent, code, rest, ending, tokens }) => {
      if (tokens.length === 0) return indent + code + rest + ending;
      const written = tokens.map((token, at) => {
        const { text, start } = token;
        const spaces = code.slice(
          start + text.length - indent.length,
          (tokens[at + 1]?.start ?? 0) - indent.length,
        );
        return (
          renamedToken(token, tokens[at - 1], (name) => names.get(name) ?? name) +
          (tokens[at + 1] ? spaces : '')
        );
      });
      return indent + written.join('') + rest + ending;
    })
    .join('');

/** Names that one program defines and the other program does not contain. */
function onlyIn(
  lines: readonly ProgramLine[],
  others: readonly ProgramLine[],
  fixed: ReadonlySet<string>,
): ReadonlySet<string> {
  const elsewhere = new Set(others.flatMap(allNames));
  return new Set(
    codeOf(lines)
      .flatMap(boundNames)
      .filter((name) => !elsewhere.has(name) && !fixed.has(name)),
  );
}

/**
 * The names that a line assigns, loops over or defines. Names of methods do not count, because they belong to their
 * class.
 */
export function boundNames({ tokens }: ProgramLine): string[] {
  const names = (from: number, to: number): string[] =>
    tokens
      .slice(from, to)
      .flatMap(({ kind, text }, at) =>
        kind === 'name' && !KEYWORDS.has(text) && tokens[from + at - 1]?.text !== '.' ? [text] : [],
      );
  const [first, second, third, fourth] = tokens;
  if (first?.text === 'def') {
    const isMethod = fourth?.text === 'self';
    return [
      ...(isMethod || second === undefined ? [] : [second.text]),
      ...names(isMethod ? 4 : 2, tokens.length),
    ];
  }
  if (first?.text === 'class' && second?.kind === 'name' && third !== undefined) return [second.text];
  const bound = tokens.flatMap(({ text }, at) => {
    if (text === 'for') {
      const end = tokens.findIndex((token, after) => after > at && token.text === 'in');
      return end < 0 ? [] : names(at + 1, end);
    }
    return text === 'as' || text === 'lambda' ? names(at + 1, at + 2) : [];
  });
  const value = tokens.findIndex(({ kind, text }) => kind !== 'name' && !TARGET.has(text));
  const targets = tokens
    .slice(0, value < 0 ? tokens.length : value)
    .findLastIndex(({ text }) => text === '=');
  const augmented = second !== undefined && AUGMENTED.test(second.text) ? names(0, 1) : [];
  return [...names(0, Math.max(0, targets)), ...augmented, ...bound];
}

const TARGET = new Set([',', '=', '*']);
const AUGMENTED = /^(\*\*|\/\/|>>|<<|[-+*/%&|^])=$/;
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield self'.split(
    ' ',
  ),
);

const shapeOf = ({ tokens, key }: ProgramLine, bound: ReadonlySet<string>): string =>
  allNames({ tokens }).some((name) => bound.has(name))
    ? tokens
        .map((token, at) => {
          const text = renamedToken(token, tokens[at - 1], (name) => (bound.has(name) ? '?' : name));
          return comparable({ ...token, text });
        })
        .join(' ')
    : key;

const F_TEXT = /^(?:f|rf|fr)["']/i;
const COMPUTED = /\{\{|\{([^{}]*)\}/g;
const NAME = /(?<![\w.])[A-Za-z_]\w*/g;

const allNames = ({ tokens }: Pick<ProgramLine, 'tokens'>): string[] =>
  tokens.flatMap((token, at) => namesIn(token, tokens[at - 1]));

/**
 * The names in a token: the token itself, or the names in the expressions of an f-string. The name of an attribute does
 * not count.
 */
const namesIn = (token: Token, before: Token | undefined): string[] => {
  const names: string[] = [];
  renamedToken(token, before, (name) => {
    names.push(name);
    return name;
  });
  return names;
};

function renamedToken(
  { kind, text }: Token,
  before: Token | undefined,
  rename: (name: string) => string,
): string {
  if (kind === 'name') return before?.text === '.' ? text : rename(text);
  if (kind !== 'text' || !F_TEXT.test(text)) return text;
  return text.replace(COMPUTED, (whole, inner: string | undefined) =>
    inner === undefined ? whole : `{${inner.replace(NAME, rename)}}`,
  );
}
