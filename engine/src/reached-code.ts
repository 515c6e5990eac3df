import { asWord, type Definition, definitionsOf, timesOf } from './program-code.ts';

/** The code that a program reaches, and the definitions that it does not reach, the outer definitions first. */
export type ReachedCode = { readonly code: string; readonly idle: readonly Part[] };

type Part = Definition & {
  /** The innermost definition around this one. */
  readonly outer: Definition | undefined;
  readonly lines: string;
  /**
   * The lines of the definition and its decorators, without the lines of inner definitions and without its own name in
   * the first line.
   */
  readonly text: string;
};

const isIn = (one: Definition, other: Definition): boolean =>
  one !== other && one.from >= other.from && one.to <= other.to;

const innermost = (all: readonly Definition[], line: number): Definition | undefined =>
  all.findLast(({ from, to }) => from <= line && line < to);

const partsOf = (lines: readonly string[], all: readonly Definition[]): readonly Part[] =>
  all.map((one) => {
    const own = lines.flatMap((line, at) => {
      if (innermost(all, at) !== one) return [];
      return at === one.head ? [line.replace(new RegExp(asWord(one.name), 'u'), '')] : [line];
    });
    const outer = all.findLast((other) => isIn(one, other));
    return { ...one, outer, lines: lines.slice(one.from, one.to).join('\n'), text: own.join('\n') };
  });

/** Code that looks up definitions by their names as text. With such code, a program may reach every definition. */
const LOOKS_UP = /(?<![\p{L}\p{M}\p{N}_])(?:getattr|globals|locals|vars|eval|exec)\s*\(/u;

/** Whether a function only creates an inner function and returns it, like a decorator. */
const onlyWraps = (one: Part, parts: readonly Part[]): boolean => {
  const own = one.text.split('\n').filter((line) => !/^\s*(?:@|def\b|pass\b|""|$)/u.test(line));
  const inner = parts.filter(({ outer, word }) => outer?.head === one.head && word === 'def');
  return own.length === 1 && inner.some(({ name }) => own[0]?.trim() === `return ${name}`);
};

/**
 * Whether a text uses a name. Calling a lazy function (a generator, an async function or a decorator) only creates an
 * object. Such a call does not count if it is a whole statement, or if the variable that stores its result is never
 * read.
 */
const uses = (text: string, name: string, isLazy: boolean): boolean =>
  text.split('\n').some((line) => {
    if (timesOf(line, name) === 0) return false;
    const call = new RegExp(
      `^\\s*(?:([\\p{L}_][\\p{L}\\p{M}\\p{N}_]*)\\s*=\\s*)?${name}\\s*\\([^()]*\\)\\s*$`,
      'u',
    ).exec(line);
    return !isLazy || call === null || (call[1] !== undefined && timesOf(text, call[1]) > 1);
  });

/**
 * Whether a decorator of the program stores the function below it, for example with `orders.append(action)` or
 * `table[name] = action`.
 */
const isStored = ({ text }: Part, parts: readonly Part[]): boolean =>
  [...text.matchAll(/^[ \t]*@[ \t]*([\p{L}_][\p{L}\p{M}\p{N}_]*)(.*)$/gmu)].some(([, name, values]) => {
    const own = parts.filter((one) => one.word === 'def' && one.name === name);
    const decorators =
      values === '' ? own : parts.filter(({ outer }) => own.some((one) => one.head === outer?.head));
    return decorators.some(({ brackets, text: code }) => {
      const [, ...body] = code.replaceAll(/^[ \t]*@.*\n/gmu, '').split('\n');
      const rest = body.join('\n').replaceAll(/\breturn\b.*$/gmu, '');
      return brackets.some((input) => timesOf(rest, input) > 0);
    });
  });

const isForeign = ({ brackets }: Definition, all: readonly Definition[]): boolean =>
  brackets.some((parent) => !all.some(({ word, name }) => word === 'class' && name === parent));

/** Whether Python itself calls a method: a special method, or a method of a parent that the program does not define. */
const isCalledByPython = ({ name, outer }: Part, parts: readonly Part[]): boolean =>
  outer?.word === 'class' && (name.startsWith('__') || isForeign(outer, parts));

/**
 * Finds the code that a program reaches from its lines outside functions and classes. A definition is reached if
 * reached code uses its name. The functions that a decorator of the program stores are reached too, and so are the
 * methods that Python calls.
 */
export const reachedCode = (code: string): ReachedCode => {
  const lines = code.split('\n');
  const parts = partsOf(lines, definitionsOf(code));
  const reached = new Set<Part>();
  const main = lines.filter((_, at) => innermost(parts, at) === undefined).join('\n');
  let text = main;
  for (let count = -1; count !== reached.size; ) {
    count = reached.size;
    for (const part of parts) {
      const isOpen =
        !reached.has(part) && [...reached, undefined].some((one) => one?.head === part.outer?.head);
      if (!isOpen) continue;
      const isUsed =
        uses(text, part.name, part.isLazy || onlyWraps(part, parts)) ||
        LOOKS_UP.test(text) ||
        isStored(part, parts);
      if (!isUsed && !isCalledByPython(part, parts)) continue;
      reached.add(part);
      text += `\n${part.text}`;
    }
  }
  const idle = parts.filter((part) => !reached.has(part));
  const isIdle = (at: number): boolean => idle.some(({ from, to }) => from <= at && at < to);
  return { code: lines.filter((_, at) => !isIdle(at)).join('\n'), idle };
};
