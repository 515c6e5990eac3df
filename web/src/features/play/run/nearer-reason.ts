import type { Failure } from '@hopcode/engine/commands/command';
import type { Timeline } from '@hopcode/engine/formats/timeline';

const OF_VARIABLE: readonly string[] = ['variable-not-equal', 'compared-not-equal'];

const linesOf = (source: string): readonly string[] => source.split(/\r\n|\r|\n/);

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Whether a line contains a name. Python names contain no symbols that are special in a regular expression. */
const mentions = (line: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'u').test(line.replace(/#.*$/, ''));

/** Whether a line assigns a value to a name, or changes the value. */
const changes = (line: string, name: string): boolean =>
  mentions(line, name) &&
  (new RegExp(`^\\s*(?:.*,\\s*)?${name}\\s*(?:,.*|\\[.*\\]\\s*)?(?:[-+*/%]|//|\\*\\*)?=(?!=)`, 'u').test(
    line,
  ) ||
    new RegExp(`\\bfor\\b.*\\b${name}\\b.*\\bin\\b|\\b${name}\\s*\\.`, 'u').test(line));

/** Whether a line is in a loop that waits for a name to change although no line of the loop changes it. */
const isStuck = (lines: readonly string[], line: number, name: string): boolean =>
  lines.some((head, at) => {
    if (!/^\s*while\b/.test(head) || !mentions(head, name) || at >= line - 1) return false;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((text) => text.trim() !== '' && indentOf(text) <= indentOf(head));
    const body = end < 0 ? rest : rest.slice(0, end);
    return line - 1 <= at + body.length && !body.some((text) => changes(text, name));
  });

/** Whether a line with a command that ran uses this name. */
const isUsedByCommand = ({ events }: Timeline, lines: readonly string[], name: string): boolean =>
  events.some((event) => event.kind === 'command' && mentions(lines[event.line - 1] ?? '', name));

/**
 * The unmet goal for a variable, if the wrong value of this variable made a command fail. Either the program sets it
 * only once, before commands that use it, or a loop waits for it and never changes it.
 */
export const nearerReason = (timeline: Timeline, source: string): Failure | undefined => {
  const { failure } = timeline.verdict;
  const name = failure?.params?.variable;
  if (!failure || typeof name !== 'string' || !OF_VARIABLE.includes(failure.code)) return undefined;
  if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) return undefined;
  const lines = linesOf(source);
  const { end } = timeline;
  // If a command got no value, the card already says where the value is missing.
  if (end.status === 'rule' && end.failure.params?.value === 'None') return undefined;
  if (end.status === 'rule' && isStuck(lines, end.line, name)) return failure;
  const changing = lines.filter((line) => changes(line, name));
  const [first] = changing;
  if (first === undefined) return undefined;
  const isOnce = changing.length === 1 && new RegExp(`^${name}\\s*=(?!=)`, 'u').test(first);
  return isOnce && isUsedByCommand(timeline, lines, name) ? failure : undefined;
};

/** Whether the program contains a text in quotes. */
const isWritten = (source: string, text: unknown): boolean =>
  typeof text !== 'string' || ['"', "'"].some((quote) => source.includes(quote + text + quote));

/** A wrapper that a decorator calls instead of returning it. */
export type EarlyWrapper = { readonly name: string; readonly line: number };

const RETURNED_CALL = /^(\s+)return\s+([\p{L}_][\p{L}\p{M}\p{N}_]*)\s*\(.*\)\s*(?:#.*)?$/u;

/**
 * Whether a line is in a decorator: the outermost function around it is used as a decorator, or another function is
 * passed to it.
 */
const isInDecorator = (lines: readonly string[], line: number): boolean => {
  const head = lines.slice(0, line).findLast((text) => text.trim() !== '' && indentOf(text) === 0);
  const name = /^def\s+([^\s(]+)/.exec(head ?? '')?.[1];
  const use =
    name &&
    new RegExp(`^\\s*(?:@${name}\\s*(?:\\(|#|$)|[^\\s=]+\\s*=\\s*${name}\\(\\s*[^\\s()]+\\s*\\))`, 'u');
  return use ? lines.some((text) => use.test(text)) : false;
};

/**
 * The wrapper that its decorator calls by mistake, if a command fails inside the wrapper. The line of the error is then
 * far from the mistake. No line of the main program has run since the decorator's `return`.
 */
export const earlyWrapper = (
  { events }: Pick<Timeline, 'events'>,
  source: string,
): EarlyWrapper | undefined => {
  const lines = linesOf(source);
  const ran = events.flatMap((event) => (event.kind === 'line' ? [event.line] : []));
  const top = ran.findLastIndex((line) => indentOf(lines[line - 1] ?? '') === 0);
  for (const line of ran.slice(top + 1).toReversed()) {
    const [, indent, name] = RETURNED_CALL.exec(lines[line - 1] ?? '') ?? [];
    const head = lines.findLastIndex((text, at) => at < line && text.startsWith(`${indent}def ${name}(`));
    if (name !== undefined && head >= 0 && isInDecorator(lines, line)) return { name, line };
  }
  return undefined;
};

/** The name of an attribute inside a text, such as `I am self.name`, in a program that assigns `self.name`. */
const attributeIn = (text: unknown, source: string): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const names = text.match(/(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_]*\.[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  return names.find((name) => {
    const attribute = name.slice(name.indexOf('.') + 1);
    return new RegExp(`\\bself\\.${attribute}\\s*=(?!=)`, 'u').test(source);
  });
};

/** The name of the only function in a program that contains `yield`. */
const generatorIn = (source: string): string | undefined => {
  const heads = [...source.matchAll(/^def\s+([^\s(]+)\(.*\n(?:[ \t]+.*\n|\s*\n)*?[ \t]+yield\b/gmu)];
  return heads.length === 1 ? heads[0]?.[1] : undefined;
};

/** The only variable that the program saves as JSON. */
const dumpedIn = (source: string): string | undefined => {
  const names = source.matchAll(/\bdumps?\(\s*([\p{L}_][\p{L}\p{M}\p{N}_]*)\s*[,)]/gu);
  const [first, ...others] = new Set([...names].map(([, name]) => name));
  return others.length === 0 ? first : undefined;
};

const isVariable = (source: string, name: unknown): boolean =>
  typeof name === 'string' && linesOf(source).some((line) => changes(line, name));

/** Adds to a failure the names that the program gives to its values; undefined if there are no such names. */
const withNames = ({ code, params = {} }: Failure, source: string): Failure | undefined => {
  const { given, text } = params;
  const generator = given === '<generator>' ? generatorIn(source) : undefined;
  if (generator !== undefined) return { code, params: { ...params, generator } };
  const isWord =
    code === 'wrong-argument' && typeof text === 'string' && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text);
  if (isWord && isWritten(source, text) && isVariable(source, text))
    return { code, params: { ...params, quoted: text } };
  const root = code === 'file-value-differs' ? dumpedIn(source) : undefined;
  return root === undefined ? undefined : { code, params: { ...params, root } };
};

/** Adds to a failure what the source shows: that a text was computed, or that a function has no `return`. */
export const withProgram = (failure: Failure, source: string): Failure => {
  const { code, params = {} } = failure;
  const { text, value, said, what } = params;
  const named = withNames(failure, source);
  if (named !== undefined) return named;
  const told = { 'wrong-argument': text, 'wrong-text': said, 'wrong-item': what }[code];
  if (!isWritten(source, told)) return { code, params: { ...params, computed: 1 } };
  const name = code === 'wrong-text' ? attributeIn(said, source) : undefined;
  if (name !== undefined) return { code, params: { ...params, name } };
  const isNone = code === 'wrong-argument' && value === 'None';
  const isReturned = isNone && /\bdef\b/.test(source) && !/\blook\s*\(/.test(source);
  return isReturned ? { code, params: { ...params, returned: 1 } } : failure;
};

/** Commands that act on the thing in front of the character. A program can look first at what is there. */
const LOOKABLE: readonly unknown[] = ['collect', 'water', 'open'];

/**
 * Marks a command that failed because of a missing X although it worked on the same line before. Probably a loop uses
 * it on every tile and not only on an X.
 */
export const withRounds = (failure: Failure, { events }: Timeline, line: number): Failure => {
  const { code, params = {} } = failure;
  if (code !== 'not-on-mark' || !LOOKABLE.includes(params.action)) return failure;
  const worked = events.some(
    (event) =>
      event.kind === 'command' &&
      event.line === line &&
      event.name === params.action &&
      event.failure === undefined,
  );
  return worked ? { code, params: { ...params, before: 1 } } : failure;
};

/** Whether a line runs only in one branch of an `if`. */
export const isInBranch = (source: string, line: number): boolean => {
  const lines = linesOf(source);
  let indent = indentOf(lines[line - 1] ?? '');
  for (let index = line - 2; index >= 0 && indent > 0; index -= 1) {
    const text = lines[index] ?? '';
    if (text.trim() === '' || indentOf(text) >= indent) continue;
    indent = indentOf(text);
    if (/^\s*(?:if|elif|else)\b/.test(text)) return true;
  }
  return false;
};
