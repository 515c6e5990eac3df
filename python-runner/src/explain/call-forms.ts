import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext } from './error-row.ts';
import { wholeWord } from './program-names.ts';
import { functionsOf } from './scopes.ts';

const AMOUNTS: ReadonlyMap<string, number> = new Map([['one', 1]]);

/** Whether a call has fewer values than the message says, as in `insert expected 2 arguments, got 1`. */
export const isTooFew = ({ found: { wanted = '', given } }: ErrorContext): boolean => {
  const least =
    /(?:exactly )?(?<least>\w+)$/.exec(wanted.replace(/^from (\d+) to .*$/, '$1'))?.groups?.least ?? '';
  return Number(given) < (AMOUNTS.get(least) ?? Number(least));
};

/** `for i, name in enumerate[names]:`, where Python reads `enumerate[names]` as a type, like `list[int]`. */
export const pairsInSquareBrackets = ({ lineText }: ErrorContext): false | Record<string, string> => {
  const { point, name } = /\bin\s+(?<point>(?<name>enumerate)\[[^[\]]*\])\s*:/.exec(lineText)?.groups ?? {};
  return point !== undefined && name !== undefined && { point, name };
};

/** `class Cow[Animal]:`, which Python reads as a class without a parent. */
export const classInSquareBrackets = ({ source, found }: ErrorContext): false | Record<string, string> => {
  const { class: name = '' } = found;
  const lines = source.split('\n');
  const at = lines.findIndex((line) => anyScript(String.raw`^\s*class\s+${name}\[\w+\]\s*:`).test(line));
  return at >= 0 && { name, point: lines[at]?.trim() ?? '', pointLine: String(at + 1) };
};

/** `len(word < 8)`: the bracket closes too late, and the comparison itself is right. */
export const isComparedInLen = (context: ErrorContext): boolean =>
  context.lineText.replaceAll(' ', '').includes(`len(${codeAt(context).replaceAll(' ', '')})`);

/** Whether a name in capital letters means a function of the program without inputs: `PRICE` for `price()`. */
export const isCapitalCall = ({ source, lineText, found }: ErrorContext, hint: string): boolean => {
  const { name = '' } = found;
  const own = functionsOf(source).find((candidate) => candidate.name === hint);
  const isCalled = anyScript(String.raw`${wholeWord(name)}\s*\(`, 'u').test(lineText);
  return own?.inputs === '' && name === hint.toUpperCase() && !isCalled;
};
