import { anyScript } from './any-script.ts';
import type { ErrorContext } from './error-row.ts';
import { wholeWord } from './program-names.ts';
import { bodyOf, functionsOf } from './scopes.ts';

type Found = false | Readonly<Record<string, string>>;

/** The line that defines the called function, and its number. */
const headOf = ({ source, found: { called = '' } }: ErrorContext) => {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => anyScript(String.raw`^\s*def\s+${called}\s*\(`, 'u').test(line));
  return { text: lines[at] ?? '', at: String(at + 1) };
};

/** `def greet(name: "Bob"):`, called without a value: the colon does not give the input a default value. */
export const colonForDefault = (context: ErrorContext): Found => {
  const { text, at } = headOf(context);
  const { point, name } =
    /[(,]\s*(?<point>(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*:\s*(?:"[^"]*"|'[^']*'|-?\d[\d.]*|True|False|\[\]))\s*[,)]/u.exec(
      text,
    )?.groups ?? {};
  const isMissing = name !== undefined && context.error.message.includes(`'${name}'`);
  return point !== undefined && isMissing && { name, at, point, pointLine: at };
};

/** `def add(a: b):`, called with two values: the colon is in place of the comma. */
export const colonForComma = (context: ErrorContext): Found => {
  const { text, at } = headOf(context);
  const { called = '' } = context.found;
  const { point, first, second } =
    /[(,]\s*(?<point>(?<first>[\p{L}_][\p{L}\p{N}_]*)\s*:\s*(?<second>[\p{L}_][\p{L}\p{N}_]*))\s*[,)]/u.exec(
      text,
    )?.groups ?? {};
  if (point === undefined || first === undefined || second === undefined) return false;
  const isUsed = anyScript(wholeWord(second), 'u').test(bodyOf(context.source, called).replace(text, ''));
  const isType = /^(?:int|str|float|bool|list|dict|tuple|set|\p{Lu}.*)$/u.test(second);
  return isUsed && !isType && { name: called, first, second, point, pointLine: at };
};

/** `walk(steps: 2)`: a colon after the name of an input, in a call. */
export const colonInCall = ({ source, error, lineText }: ErrorContext): false | Record<string, string> => {
  const { called = '', name = '' } =
    anyScript(/(?<![\w.])(?<called>\w+)\((?:[^()]*,\s*)?(?<name>\w+)\s*:\s*[^()]+\)/).exec(lineText)
      ?.groups ?? {};
  const isInput = functionsOf(source).some(
    (own) => own.name === called && new RegExp(wholeWord(name), 'u').test(own.inputs),
  );
  return isInput && !/^\s*def\b/.test(lineText) && { name, at: String(error.line), point: `${name}:` };
};
