import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { homesIn } from './name-homes.ts';
import { wholeWord } from './program-names.ts';
import { scopeAt } from './scopes.ts';

const NAME = ['NameError'];
const NOT_DEFINED = /^name '(?<name>[^']+)' is not defined/;

type Found = false | Readonly<Record<string, string>>;

const isMethod = (source: string, line: number): boolean =>
  /^\s*(?:async\s+)?def\s/.test(source.split('\n')[line - 1] ?? '');

/** The class of the program whose name differs from an unknown name only in capitals: `hen` and `Hen`. */
const classOfName = ({ source, error, lineText, found: { name = '' } }: ErrorContext): string | undefined => {
  // A call, as in `hen()`, means the class itself.
  if (anyScript(String.raw`${wholeWord(name)}\s*\(`, 'u').test(lineText)) return undefined;
  const homes = homesIn(source);
  if (homes.some((home) => home.name === name && home.scope === undefined)) return undefined;
  const classes = [...source.matchAll(/^\s*class\s+(?<own>[\p{L}_][\p{L}\p{N}_]*)/gmu)].map(
    ({ groups }) => groups?.own ?? '',
  );
  const own = classes.find((other) => other !== name && other.toLowerCase() === name.toLowerCase());
  // An attribute of the class itself, as in `colour.RED`: the learner means the class.
  const part = anyScript(String.raw`${wholeWord(name)}\.(?<part>\w+)`, 'u').exec(lineText)?.groups?.part;
  const isOfClass =
    part !== undefined &&
    homes.some((home) => home.name === part && home.scope?.kind === 'class' && !isMethod(source, home.line));
  return isOfClass || scopeAt(source, error.line)?.kind === 'class' ? undefined : own;
};

/** The module-level variables in which a line above the given line stores an object of a class. */
const objectsOf = (source: string, className: string, line: number): readonly string[] => {
  const above = source
    .split('\n')
    .slice(0, line - 1)
    .join('\n');
  const stored = new RegExp(String.raw`^(?<own>[\p{L}_][\p{L}\p{N}_]*)\s*=\s*${className}\s*\(`, 'gmu');
  return [...new Set([...above.matchAll(stored)].map(({ groups }) => groups?.own ?? ''))];
};

const callsOf = (source: string, className: string): number =>
  [...source.matchAll(new RegExp(String.raw`${wholeWord(className)}\s*\(`, 'gu'))].length;

/**
 * The class that an unknown name means, and the variables that hold its objects, if each of its objects has its own
 * variable.
 */
const objectsOfName = (context: ErrorContext): { class: string; objects: readonly string[] } | undefined => {
  const own = classOfName(context);
  if (own === undefined) return undefined;
  const objects = objectsOf(context.source, own, context.error.line);
  const heads = [...context.source.matchAll(new RegExp(String.raw`^\s*class\s+${own}\s*\(`, 'gmu'))].length;
  return callsOf(context.source, own) - heads === objects.length ? { class: own, objects } : undefined;
};

const onlyObject = (context: ErrorContext): Found => {
  const { class: own, objects } = objectsOfName(context) ?? {};
  const [object] = objects ?? [];
  if (own === undefined || object === undefined || objects?.length !== 1) return false;
  const word = anyScript(wholeWord(context.found.name ?? ''), 'gu');
  return { class: own, object, write: context.lineText.replace(word, () => object).trim() };
};

const severalObjects = (context: ErrorContext): Found => {
  const { class: own, objects = [] } = objectsOfName(context) ?? {};
  return own !== undefined && objects.length > 1 && { class: own, objects: objects.join(', ') };
};

const noObject = (context: ErrorContext): Found => {
  const { class: own, objects } = objectsOfName(context) ?? {};
  return own !== undefined && objects?.length === 0 && { class: own };
};

const otherwise = (context: ErrorContext): Found => {
  const own = classOfName(context);
  return own !== undefined && { class: own };
};

/** Rows about the name of a class in small letters, where the program means an object: `hen.say()`. */
export const OBJECT_NAME_ROWS: readonly ErrorRow[] = [
  {
    key: 'object-has-other-name',
    types: NAME,
    message: NOT_DEFINED,
    when: onlyObject,
    example:
      'class Hen:\n    def say(self, text):\n        print(text)\nlola = Hen()\nprint("Hello")\nhen.say("gack")',
  },
  {
    key: 'objects-have-other-names',
    types: NAME,
    message: NOT_DEFINED,
    when: severalObjects,
    example:
      'class Hen:\n    def say(self, text):\n        print(text)\nlola = Hen()\nberta = Hen()\nhen.say("gack")',
  },
  {
    key: 'object-not-created',
    types: NAME,
    message: NOT_DEFINED,
    when: noObject,
    example: 'class Hen:\n    def say(self, text):\n        print(text)\nhen.say("gack")',
  },
  {
    key: 'class-is-no-object',
    types: NAME,
    message: NOT_DEFINED,
    when: (context) =>
      // In `hen == Hen()`, the learner meant to store the object.
      !anyScript(String.raw`^\s*${context.found.name}\s*==`).test(context.lineText) && otherwise(context),
    example:
      'class Hen:\n    def say(self, text):\n        print(text)\nhens = [Hen(), Hen()]\nhen.say("gack")',
  },
];
