import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { classAt } from './scopes.ts';

const ATTRIBUTE = ['AttributeError'];

type Found = false | Readonly<Record<string, string>>;

const indentOf = (line = ''): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** `def moo(self):` outside the class: below it, or inside another method. */
const methodElsewhere = ({ source, found: { class: className = '', name = '' } }: ErrorContext): Found => {
  const lines = source.split('\n');
  const head = lines.findIndex((line) => anyScript(String.raw`^\s*class\s+${className}\b`).test(line));
  const at = lines.findIndex(
    (line, index) => index > head && anyScript(String.raw`^\s*def\s+${name}\s*\(\s*self\b`).test(line),
  );
  const own = lines.find((line, index) => index > head && /^\s+def\s/.test(line));
  if (head < 0 || at < 0 || own === undefined) return false;
  const isMethod = classAt(source, at + 1)?.name === className && indentOf(lines[at]) === indentOf(own);
  if (isMethod || (indentOf(lines[at]) > 0 && classAt(source, at + 1)?.name !== className)) return false;
  const point = lines[at]?.trim() ?? '';
  return {
    class: className,
    name,
    at: String(at + 1),
    point,
    pointLine: String(at + 1),
    spaces: String(indentOf(own)),
  };
};

/** `"My cow is " + cow` with an object whose class stores a value. */
const objectJoined = (context: ErrorContext): Found => {
  const { class: className = '' } = context.found;
  const name = /\+\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)$/u.exec(codeAt(context))?.groups?.name;
  const lines = context.source.split('\n');
  const parts = lines.flatMap((line, index) => {
    const part = anyScript(/^\s+self\.(?<part>\w+)\s*=(?!=)/).exec(line)?.groups?.part;
    return part !== undefined && classAt(context.source, index + 1)?.name === className ? [part] : [];
  });
  const part = parts.find((own) => own === 'name') ?? parts[0];
  return name !== undefined && part !== undefined && { name, class: className, part: `${name}.${part}` };
};

/** `names.first()` and `word.charAt(0)`: methods from other languages for one item. */
const methodForItem = (context: ErrorContext): Found => {
  const { lineText, found } = context;
  const { name = '' } = found;
  const call = anyScript(String.raw`(?<owner>(?<![\w.])\w+)\.${name}\(\s*(?<index>-?\w*)\s*\)`).exec(
    lineText,
  );
  const { owner = '', index: given = '' } = call?.groups ?? {};
  const index = name === 'first' ? '0' : name === 'last' ? '-1' : given;
  if (!call || index === '') return false;
  return { name, write: lineText.replace(call[0], () => `${owner}[${index}]`).trim() };
};

/** `file.split("\n")`: a method of text, called on the open file. */
const fileNotRead = ({ lineText, found: { name = '' } }: ErrorContext): Found => {
  const piece = anyScript(String.raw`(?<file>(?<![\w.])\w+)\.${name}(?=\()`).exec(lineText);
  const file = piece?.groups?.file;
  if (!piece || file === undefined) return false;
  return { file, write: lineText.replace(piece[0], () => `${file}.read().${name}`).trim() };
};

/** `min(pets, key="age")` with dictionaries or objects in the list. */
export const keyInQuotes = (context: ErrorContext): Found => {
  const {
    piece,
    by = '',
    list = '',
  } = anyScript(
    /(?:(?:sorted|max|min)\(\s*(?<list>\w+)|(?<sorts>\w+)\.sort\().*?(?<piece>key\s*=\s*["'](?<by>\w+)["'])/,
  ).exec(context.lineText)?.groups ?? {};
  if (piece === undefined) return false;
  const isOfObjects = anyScript(String.raw`\bself\.${by}\s*=`).test(context.source);
  const isOfDictionaries =
    (valueAt(context, list) ?? '').startsWith('[{') ||
    new RegExp(String.raw`["']${by}["']\s*:`).test(context.source);
  if (!isOfObjects && !isOfDictionaries) return false;
  const key = `key=lambda item: ${isOfDictionaries ? `item["${by}"]` : `item.${by}`}`;
  return { by, point: piece, write: context.lineText.replace(piece, () => key).trim() };
};

/** Rows about methods in the wrong place, objects in place of their values, and methods from other languages. */
export const OBJECT_PLACE_ROWS: readonly ErrorRow[] = [
  {
    key: 'method-outside-class',
    types: ATTRIBUTE,
    message: /^'(?<class>\w+)' object has no attribute '(?<name>\w+)'/,
    when: methodElsewhere,
    example:
      'class Cow:\n    def __init__(self, name):\n        self.name = name\n\ndef moo(self):\n    print(self.name)\n\ncow = Cow("Ada")\ncow.moo()',
  },
  {
    key: 'object-joined-to-text',
    types: ['TypeError'],
    message: /^can only concatenate str \(not "(?<class>\w+)"\) to str/,
    when: objectJoined,
    example:
      'class Cow:\n    def __init__(self, name):\n        self.name = name\ncow = Cow("Ada")\nprint("Hi " + cow)',
  },
  {
    key: 'method-for-item',
    types: ATTRIBUTE,
    message: /^'(?:list|tuple|str)' object has no attribute '(?<name>first|last|charAt|at|item|get)'/,
    when: methodForItem,
    example: 'names = ["Ada"]\nprint(names.first())',
  },
  {
    key: 'file-not-read',
    types: ATTRIBUTE,
    message:
      /^'_io\.\w+' object has no attribute '(?<name>split|splitlines|upper|lower|strip|replace|count|find)'/,
    when: fileNotRead,
    example: 'open("a.txt", "w").close()\nwith open("a.txt") as file:\n    names = file.split(",")',
  },
];
