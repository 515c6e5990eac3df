import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isFamiliarBuiltin } from './familiar-names.ts';
import { isNamedIn } from './program-names.ts';
import { tokensOf } from './tokens.ts';

type Found = false | Readonly<Record<string, string>>;

/** Methods of lists, texts and dictionaries that beginners call. */
const METHODS: ReadonlySet<string> = new Set([
  'append',
  'insert',
  'remove',
  'pop',
  'sort',
  'reverse',
  'index',
  'count',
  'upper',
  'lower',
  'split',
  'replace',
  'strip',
  'join',
  'get',
  'keys',
  'values',
  'items',
]);

/** A line with zeros in place of each symbol of its texts and comments. */
const codeOnly = (line: string): string =>
  tokensOf(line)
    .filter(({ kind }) => kind === 'text' || kind === 'note')
    .reduce(
      (text, { at, text: { length } }) => text.slice(0, at) + '0'.repeat(length) + text.slice(at + length),
      line,
    );

/** The class of the object that a variable holds: `hen = Hen("Ada")`. */
const classOf = (source: string, name: string): string | undefined => {
  const className = anyScript(String.raw`^\s*${name}\s*=\s*(?<class>\w+)\s*\(`, 'm').exec(source)?.groups
    ?.class;
  return className !== undefined && anyScript(String.raw`^\s*class\s+${className}\b`, 'm').test(source)
    ? className
    : undefined;
};

/** Whether objects in the program have this attribute: a method, or a value that self stores. */
const isPart = (source: string, name: string): boolean =>
  anyScript(String.raw`^\s+def\s+${name}\s*\(\s*self\b|\b\w+\.${name}\b`, 'm').test(source);

/** Whether a variable and the word after it are an object and its attribute, or a value and a method that is called. */
const belongs = (source: string, owner: string, name: string, isCalled: boolean): boolean => {
  if (owner === 'self') return true;
  if (classOf(source, owner) !== undefined) return isPart(source, name);
  return isCalled && METHODS.has(name) && isNamedIn(source, owner) && !isNamedIn(source, name);
};

const isWord = (name: string): boolean =>
  name !== 'player' && !PYTHON_KEYWORDS.includes(name) && !isFamiliarBuiltin(name);

const APART =
  /(?<![\p{L}\p{N}_.])(?<owner>[\p{L}_][\p{L}\p{N}_]*)(?:\s*(?:->|::|[,;:-])\s*|\s+)(?<name>[\p{L}_][\p{L}\p{N}_]*)(?![\p{L}\p{N}_.])(?<call>\s*\()?/gu;

/** `for name, count in stock items():`, also with a dictionary that the level gives. */
const pairsApart = (lineText: string): Readonly<Record<string, string>> | undefined => {
  const { point, owner, name } =
    /^\s*for\s.*\sin\s+(?<point>(?<owner>[\p{L}_][\p{L}\p{N}_]*)(?:\s+|\s*[,;:-]\s*)(?<name>items|keys|values))\s*\(/u.exec(
      lineText,
    )?.groups ?? {};
  if (point === undefined || owner === undefined || name === undefined) return undefined;
  return { owner, name, point, write: lineText.replace(point, `${owner}.${name}`).trim() };
};

/** `hen feed()`, `hen,feed()`, `hen->feed()`, `self,food = food`: no dot between an object and its attribute. */
const apart = ({ error, source, lineText }: ErrorContext): Found => {
  const unknown = /^name '(?<name>[^']+)'/.exec(error.message)?.groups?.name;
  if (/^\s*(?:def|class|import|from)\b/.test(lineText)) return false;
  const pairs = pairsApart(lineText);
  if (pairs || /^\s*for\b/.test(lineText)) return pairs ?? false;
  const code = codeOnly(lineText);
  for (const match of code.matchAll(APART)) {
    const { owner = '', name = '', call } = match.groups ?? {};
    const isStored = /^\s*=(?!=)/.test(code.slice(match.index + match[0].length));
    if (!isWord(owner) || !isWord(name) || (unknown !== undefined && unknown !== name)) continue;
    // `self name = 3` has its own row.
    if (owner === 'self' && (isStored ? match[0].includes(' ') : !isPart(source, name))) continue;
    if (!belongs(source, owner, name, call !== undefined)) continue;
    const point = match[0].replace(/\s*\($/, '');
    const end = match.index + point.length;
    const write = `${lineText.slice(0, match.index)}${owner}.${name}${lineText.slice(end)}`.trim();
    return { owner, name, write, point };
  }
  return false;
};

/** `henfeed()`: the dot itself is missing. */
const stuck = ({ source, lineText, found: { name = '' } }: ErrorContext): Found => {
  const isCalled = anyScript(String.raw`(?<![\w.])${name}\s*\(`).test(lineText);
  for (let at = 1; at < name.length; at += 1) {
    const [owner, part] = [name.slice(0, at), name.slice(at)];
    if (!/^\p{L}/u.test(part) || !isNamedIn(source, owner) || !belongs(source, owner, part, isCalled))
      continue;
    return { owner, name: part, write: lineText.replace(name, `${owner}.${part}`).trim(), point: name };
  }
  return false;
};

/** The row about an object and its method or value without the dot between them. */
export const OBJECT_DOT_ROWS: readonly ErrorRow[] = [
  {
    key: 'object-needs-dot',
    types: ['SyntaxError', 'NameError', 'ValueError', 'TypeError'],
    message:
      /^(?:invalid syntax|expected|cannot assign|illegal|name '(?<name>[^']+)' is not defined|(?:too many|not enough) values to unpack|cannot unpack)/,
    when: (context) => {
      const { error, lineText } = context;
      // An error about unpacking has another cause, unless one of the names is `self`.
      if (/unpack/.test(error.message) && !/^\s*self\s*,/.test(lineText)) return false;
      return apart(context) || (error.type === 'NameError' && stuck(context));
    },
    example: 'class Hen:\n    def feed(self):\n        pass\nhen = Hen()\nhen feed()',
  },
];
