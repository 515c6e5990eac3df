import { anyScript } from './any-script.ts';
import type { ErrorContext } from './error-row.ts';
import { isNamedIn, wholeWord } from './program-names.ts';

/** Whether the program has a name as text in quotes: `if cow in animals:` with `"cow"` in the list. */
const isTextElsewhere = ({ source, lineText }: ErrorContext, name: string): boolean =>
  !isNamedIn(source, name) &&
  anyScript(String.raw`(?<![)\]\w.])${wholeWord(name)}\s*(?:[!=]=|\b(?:not\s+)?in\b)`, 'u').test(lineText) &&
  new RegExp(String.raw`(["'])${name}\1`, 'u').test(source);

const isWholeValue = ({ source, lineText }: ErrorContext, name: string): boolean =>
  anyScript(
    String.raw`(?:=|[(,:[{]|\b(?:return|in))\s*${wholeWord(name)}\s*(?:$|[#)\],:}]|[!=]=|\b(?:and|or|if|else|in)\b)`,
    'u',
  ).test(lineText) &&
  !anyScript(String.raw`\bf["'].*\{\s*${wholeWord(name)}`, 'u').test(lineText) &&
  !isNamedIn(source, name);

/** Whether a name is a whole value, as in `hen = Berta`, and the program never defines it. */
export const isBareValue = (context: ErrorContext, name: string, isCalled: boolean): boolean =>
  (!isCalled && isTextElsewhere(context, name)) || isWholeValue(context, name);
