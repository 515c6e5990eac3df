import { guardsLines } from './guarded-code.ts';
import { asWord, classesOf, type Definition, functionsOf, timesOf } from './program-code.ts';

/** Returns the code that a program lacks for an idea; undefined if the program contains the idea. */
export type Check = (code: string, idea: string) => string | undefined;

/** A form of an idea: the pattern that the idea must match, and the check, which gets the matched parts. */
type Form = readonly [
  pattern: RegExp,
  check: (code: string, parts: readonly string[], idea: string) => string | undefined,
];

const when =
  (isIn: (code: string, parts: readonly string[]) => boolean): Form[1] =>
  (code, parts, idea) =>
    isIn(code, parts) ? undefined : idea;

const isUsed = (code: string, name: string): boolean => timesOf(code, name) > 1 || name.startsWith('__');

/** Whether code has a loop inside brackets: a comprehension of any kind, or a Python function that does the same. */
const hasInnerLoop = (code: string): boolean => {
  let depth = 0;
  for (const [piece] of code.matchAll(/[[({]|[\])}]|\bfor\b/g)) {
    if (piece === 'for' && depth > 0) return true;
    if ('[({'.includes(piece)) depth += 1;
    if ('])}'.includes(piece)) depth -= 1;
  }
  return /\b(?:map|filter|chain)\s*\(|\.\s*from_iterable\b/.test(code);
};

/** Whether code yields this number, or a value that it calculates. */
const yieldsValue = (code: string, [value = '']: readonly string[]): boolean =>
  new RegExp(`\\byield\\s+(?:${value}\\b|(?!\\d))`, 'u').test(code);

const usedGenerator: Form[1] = (code, _, idea) => {
  if (hasInnerLoop(code)) return undefined;
  const generators = functionsOf(code).filter(({ body }) => timesOf(body, 'yield') > 0);
  const [first] = generators;
  if (first === undefined) return idea;
  return generators.some(({ name }) => isUsed(code, name)) ? undefined : `${first.name}()`;
};

/**
 * The parameters that a body does not use. An attribute with the same name, such as `self.name`, is not the parameter.
 */
const unusedOf = ({ brackets, body }: Definition): readonly string[] =>
  brackets.filter((name) => !new RegExp(`(?<!\\.\\s*)${asWord(name)}`, 'u').test(body));

/** Checks that a function of the program uses the values that it receives. */
const usedParameters: Form[1] = (code, [name = '', parameters = ''], idea) => {
  const count = parameters.split(',').length;
  const functions = functionsOf(code).filter((one) => isUsed(code, one.name) && one.brackets.length >= count);
  if (functions.some((one) => one.brackets.length - unusedOf(one).length >= count)) return undefined;
  const named = functions.find((one) => one.name === name);
  return (named && unusedOf(named)[0]) ?? idea;
};

/** The definitions with this name; all definitions if none has this name. */
const namedOrAll = (all: readonly Definition[], name: string): readonly Definition[] => {
  const named = all.filter((one) => one.name === name);
  return named.length > 0 ? named : all;
};

const hasParent = (code: string, [name = '']: readonly string[]): boolean =>
  namedOrAll(classesOf(code), name).some(
    (one) => isUsed(code, one.name) && one.brackets.some((parent) => parent !== 'object'),
  );

const isDecorated = (code: string, [name = '']: readonly string[]): boolean => {
  const decorators = [...code.matchAll(/^[ \t]*@(.+)$/gmu)].map((found) => found[1] ?? '');
  const own = functionsOf(code).map((one) => one.name);
  if (decorators.some((text) => timesOf(text, name) > 0)) return true;
  if (own.includes(name)) return false;
  if (timesOf(code, name) > 0) return new RegExp(`\\b${name}\\s*\\(`, 'u').test(code);
  return decorators.some((text) => own.some((one) => timesOf(text, one) > 0));
};

/** Whether a function returns an inner function. */
const returnsFunction = (code: string): boolean =>
  functionsOf(code).some(({ body }) => {
    const returned = [...body.matchAll(/\breturn\b(.*)$/gmu)].map((found) => found[1] ?? '');
    const inner = functionsOf(body).map(({ name }) => new RegExp(`${asWord(name)}(?!\\s*\\()`, 'u'));
    const isShort = /\blambda\b/.test(body) && returned.length > 0;
    return isShort || returned.some((text) => inner.some((name) => name.test(text)));
  });

/** Whether a function calls itself, directly or through another function. */
const isRecursive = (code: string): boolean => {
  const functions = functionsOf(code);
  const calls = new Map(
    functions.map(({ name, body }) => [
      name,
      functions.map((one) => one.name).filter((one) => new RegExp(`${asWord(one)}\\s*\\(`, 'u').test(body)),
    ]),
  );
  return functions.some(({ name }) => {
    const reached = new Set(calls.get(name));
    for (const next of reached) for (const further of calls.get(next) ?? []) reached.add(further);
    return reached.has(name);
  });
};

/** Special methods that may replace the one in the idea. */
const INSTEAD: Readonly<Record<string, RegExp>> = {
  __lt__: /\bdef\s+__gt__\b|\border\s*=\s*True\b/,
  __str__: /\bdef\s+__(?:repr|format)__/,
};

const hasMethod = (code: string, [name = '']: readonly string[]): boolean =>
  new RegExp(`\\bdef\\s+${name}\\b|\\b${name}\\s*=`, 'u').test(code) || INSTEAD[name]?.test(code) === true;

/** Checks that the code contains a piece at least as many times as the idea does. A loop or a list is enough too. */
const repeated: Form[1] = (code, [piece = ''], idea) => {
  const isEnough = timesOf(code, piece.replace('()', '')) >= idea.split(' ').length;
  const isLoop = /\b(?:for|while|list|tuple|from)\b|,[^=\n()]*=[^=]/u.test(code);
  return isEnough || isLoop ? undefined : piece;
};

const hasStars = (code: string, [stars = '']: readonly string[]): boolean =>
  [...code.matchAll(/(?:^|[(,])\s*(\*+)\s*[\p{L}_]/gmu)].some((found) => found[1] === stars);

const NAME = String.raw`([\p{L}_][\p{L}\p{M}\p{N}_]*)`;
const form = (source: string): RegExp => new RegExp(`^${source}$`, 'u');

/** Keywords that are ideas themselves, because no variable can have these names. */
const WORDS = '(await|lambda|raise|with)';

/** The idea to report if the `try` of a program contains no lines that can fail. */
const TRY = 'try: ...';

/** Checks that the `try` of an `except` or a `finally` contains lines that can fail. */
const guarded: Form[1] = (code, [word = ''], idea) => {
  if (timesOf(code, word) === 0) return idea;
  return guardsLines(code, word) ? undefined : TRY;
};

const namesError = (code: string): boolean => /\bexcept[\s*(]+(?!(?:Base)?Exception\b)[\p{L}_]/u.test(code);

const FORMS: readonly Form[] = [
  [form(String.raw`[[(]\.\.\. for \.\.\.[\])]`), when(hasInnerLoop)],
  [form('yield'), usedGenerator],
  [form('yield (.+)'), when(yieldsValue)],
  [form(WORDS), when((code, [word = '']) => timesOf(code, word) > 0)],
  [form('(except|finally)'), guarded],
  [form(String.raw`(except): \.\.\.`), guarded],
  [form(String.raw`(\S+)(?: \1)+`), repeated],
  [form('@'), when((code) => /^[ \t]*@/m.test(code))],
  [form(`@${NAME}`), when(isDecorated)],
  [form(String.raw`class ${NAME}\(.+\)`), when(hasParent)],
  [form(String.raw`def ${NAME}\((.+)\)`), usedParameters],
  [form(`return ${NAME}`), when(returnsFunction)],
  [form(String.raw`${NAME}\(\) in def`), when(isRecursive)],
  [form(String.raw`(\*+)${NAME}`), when(hasStars)],
  [form('(except) .+'), (code, parts, idea) => (namesError(code) ? guarded(code, parts, idea) : idea)],
  [form('(__.+__)'), when(hasMethod)],
  [form(`${NAME}=`), when((code, [name = '']) => new RegExp(`[(,]\\s*${name}\\s*=(?!=)`, 'u').test(code))],
  [form(String.raw`${NAME}\[${NAME}\]`), when((code) => /[\p{L}\p{M}\p{N}_]\s*\[|\.\s*get\s*\(/u.test(code))],
];

/** The check for an idea that is more than names and symbols. */
export const checkOfForm = (idea: string): Check | undefined => {
  for (const [pattern, check] of FORMS) {
    const found = pattern.exec(idea);
    if (found !== null) return (code) => check(code, found.slice(1), idea);
  }
  return undefined;
};

/** Whether the code contains a piece: a function such as `gather()`, a method such as `.put()`, or symbols. */
export const hasPiece = (code: string, piece: string): boolean => {
  const [, dot, name = ''] = /^(\.?)([\p{L}_][\p{L}\p{N}_]*)\(\)$/u.exec(piece) ?? [];
  if (dot === undefined) return code.includes(piece);
  if (dot === '') return timesOf(code, name) > 0;
  return new RegExp(`\\.\\s*${name}\\s*\\(`, 'u').test(code);
};
