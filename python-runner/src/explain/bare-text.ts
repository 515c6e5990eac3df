import { THING_KINDS } from '@hopcode/engine/things/registry';
import { anyScript } from './any-script.ts';
import type { ErrorContext } from './error-row.ts';
import { isNamedIn, wholeWord } from './program-names.ts';

/** Whether the program also contains the name in quotes: `if cow in animals:` with `"cow"` in the list. */
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

const OF_THINGS: ReadonlySet<string> = new Set([...THING_KINDS.map(({ type }) => type), 'bridge', 'fence']);

/** Whether a name is a thing on the farm, in the brackets of a command that takes one: `collect(pumpkin)`. */
export const isThingInCommand = ({ lineText }: ErrorContext, name: string): boolean =>
  OF_THINGS.has(name) &&
  anyScript(
    String.raw`\bplayer\.(?:build|collect|place|plant|combine)\(\s*${wholeWord(name)}\s*[,)]`,
    'u',
  ).test(lineText);

/**
 * Whether the name is a single letter that is used as an index: `row[i]` does not mean `row["i"]`, unless the program
 * contains this text.
 */
const isIndexLetter = ({ source, lineText }: ErrorContext, name: string): boolean =>
  /^[a-z]$/.test(name) &&
  new RegExp(String.raw`\[\s*${name}\s*\]`).test(lineText) &&
  !new RegExp(`["']${name}["']`).test(source);

/** Whether a name is a whole value, as in `hen = Berta`, and the program never defines it. */
export const isBareValue = (context: ErrorContext, name: string, isCalled: boolean): boolean =>
  !isIndexLetter(context, name) &&
  ((!isCalled && isTextElsewhere(context, name)) || isWholeValue(context, name));
