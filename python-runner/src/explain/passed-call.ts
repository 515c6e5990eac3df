import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext } from './error-row.ts';
import { bodyOf, functionsOf } from './scopes.ts';
import type { CodeLine } from './wrappers.ts';

/** The parameters for the words of a row about an error; false if the row does not fit. */
export type Found = false | Readonly<Record<string, string>>;

export const NOT_CALLABLE = /^'\w+' object is not callable/;
export const CALLED = anyScript(/^(?<name>\w+)\(/);

/** Points at a line that is not the line of the error, and returns that line without its mistake. */
export const pointAt = ({ line, text }: CodeLine, write: string): Readonly<Record<string, string>> => ({
  point: text,
  pointLine: String(line),
  write,
});

export const calledAt = (context: ErrorContext): string => CALLED.exec(codeAt(context))?.groups?.name ?? '';

export const inputNames = (inputs: string): readonly string[] =>
  inputs.split(',').map((input) => input.trim());

/** `map(double(), numbers)` and `sorted(hens, key=age())`: a Python function gets the result of a call. */
const passedToMap = ({ lineText, error, found: { called } }: ErrorContext): Found => {
  const { call, name, key } =
    /(?<![\p{L}\p{N}_.])(?:(?<name>map|filter)\(\s*|(?<key>key)\s*=\s*)(?<call>[\p{L}_][\p{L}\p{N}_.]*)\(\)/u.exec(
      lineText,
    )?.groups ?? {};
  if (call === undefined || call !== called) return false;
  const text = lineText.trim();
  return {
    call,
    function: name ?? key ?? '',
    ...pointAt({ line: error.line, text }, text.replace(`${call}()`, call)),
  };
};

/** `team.sort(key=points(team))`: the function gets the whole list, or its result is not a function. */
const keyOfList = ({ error, source, found: { called } }: ErrorContext): Found => {
  if (called !== undefined) return false;
  const passing = anyScript(/(?<point>key\s*=\s*(?<call>\w+)\((?<value>\w+)\))\s*[,)]/);
  for (const [, passed] of error.trace.matchAll(/File "main\.py", line (\d+)/g)) {
    const line = Number(passed);
    const text = source.split('\n')[line - 1]?.trim() ?? '';
    const { point = '', call = '', value = '' } = passing.exec(text)?.groups ?? {};
    const own = functionsOf(source).find(({ name, kind }) => name === call && kind === 'function');
    const isSorted = anyScript(String.raw`(?:sorted|max|min)\(\s*${value}\s*,|\b${value}\.sort\(`).test(text);
    if (!own || !isSorted) continue;
    // The call may return a function on purpose.
    if (/^\s*return\s+(?:lambda\b|[^\W\d]\w*\s*$)/m.test(bodyOf(source, call))) return false;
    const write = text.replace(point, () => point.replace(/\(.*$/, ''));
    return { call, function: 'key', ...pointAt({ line, text }, write) };
  }
  return false;
};

/** A `key` that must be a function, but gets the result of a call: `max(pets, key=age())`. */
const KEY_CALLED = /(?<function>max|min|sorted|sort)\([^()]*?(?<point>key\s*=\s*(?<call>\w+\(\)))/;

const TABLE_CALLED = anyScript(/^(?<table>\w+)(?:\[|\.get\()/);

/**
 * `moves = {"left": player.turn_left()}`: a dictionary gets the result of a call, and the program calls that result.
 */
const storedInTable = (context: ErrorContext): Found => {
  const table = TABLE_CALLED.exec(codeAt(context))?.groups?.table;
  const lines = context.source.split('\n');
  const start = lines.findIndex((line) => anyScript(String.raw`^\s*${table}\s*=\s*\{`).test(line));
  if (table === undefined || start < 0) return false;
  const entry = anyScript(/:\s*(?<call>[\w.]+)\(\)/);
  const at = lines.findIndex((line, index) => index >= start && entry.test(line));
  const end = lines.findIndex((line, index) => index >= start && line.includes('}'));
  const text = lines[at]?.trim() ?? '';
  const call = entry.exec(text)?.groups?.call;
  if (call === undefined || at > end) return false;
  return { call, function: table, ...pointAt({ line: at + 1, text }, text.replaceAll('()', '')) };
};

/** `moves = [player.turn_left(), player.turn_right()]`, and below it `for move in moves:` with `move()`. */
const storedInList = (context: ErrorContext): Found => {
  const { source } = context;
  const item = calledAt(context);
  const list = anyScript(String.raw`\bfor\s+${item}\s+in\s+(?<list>\w+)\s*:`).exec(source)?.groups?.list;
  const lines = source.split('\n');
  const at = lines.findIndex((line) => anyScript(String.raw`^\s*${list}\s*=\s*\[.*\]`).test(line));
  const text = lines[at]?.trim() ?? '';
  const call = anyScript(/[[,]\s*(?<call>[\w.]+)\(\)/).exec(text)?.groups?.call;
  if (item === '' || list === undefined || call === undefined) return false;
  return { call, function: list, ...pointAt({ line: at + 1, text }, text.replaceAll('()', '')) };
};

/** A call such as `word()` in a program with a dictionary of functions: the learner may mean `orders[word]()`. */
export const keyCalled = (context: ErrorContext): Found => {
  const word = calledAt(context);
  const own = functionsOf(context.source).map(({ name }) => name);
  const tables = [...context.source.matchAll(anyScript(/^(?<name>\w+)\s*=\s*\{(?<inside>[^}]*)\}/gm))];
  const table = tables.find(({ groups }) => {
    const value = /:\s*(lambda\b|[^\s,:]+)/.exec(groups?.inside ?? '')?.[1] ?? '';
    return value === 'lambda' || own.includes(value) || /^player\.\w+$/.test(value);
  });
  const dictionary = table?.groups?.name;
  return word !== '' && dictionary !== undefined && { word, dictionary, write: `${dictionary}[${word}]()` };
};

export const passedCall = (context: ErrorContext): Found => {
  if (context.error.message.includes(' missing ')) return passedToMap(context);
  const { point, call, function: called } = KEY_CALLED.exec(context.lineText)?.groups ?? {};
  if (context.error.message.endsWith('(0 given)'))
    return (
      point !== undefined && {
        call: call ?? '',
        function: called ?? '',
        write: context.lineText.replace(point, (text) => text.replace(/\(\)$/, '')).trim(),
        point,
      }
    );
  const byKey = keyOfList(context);
  if (byKey) return byKey;
  if (!NOT_CALLABLE.test(context.error.message)) return false;
  const stored = storedInTable(context) || storedInList(context);
  if (stored) return stored;
  const input = calledAt(context);
  for (const { name, inputs } of functionsOf(context.source)) {
    if (!inputNames(inputs).includes(input)) continue;
    const passed = anyScript(String.raw`(?<!def\s+)\b${name}\((?:[^()]*,\s*)?(?<call>[\w.]+)\(\)`);
    for (const [index, line] of context.source.split('\n').entries()) {
      const call = passed.exec(line)?.groups?.call;
      if (call === undefined) continue;
      const text = line.trim();
      return {
        call,
        function: name,
        ...pointAt({ line: index + 1, text }, text.replace(`${call}()`, call)),
      };
    }
  }
  return false;
};
