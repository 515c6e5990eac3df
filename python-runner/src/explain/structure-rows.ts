import { anyScript } from './any-script.ts';
import { blockLines } from './block-lines.ts';
import { colonForComma } from './colon-in-def.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { placeOf } from './place.ts';
import { wholeWord } from './program-names.ts';
import { scopeAt } from './scopes.ts';

const SYNTAX = ['SyntaxError'];

type Found = false | Readonly<Record<string, string>>;

const NOTE_OF_HEAD =
  /^(?<indent>\s*)(?<point>#+\s*(?:for|while|if|elif|else|def|class|try|with)(?![\p{L}\p{N}_]).*:)\s*$/u;

/** `#for i in range(3):`: the line above the block is a comment. */
const noteAbove = ({ source, error, lineText }: ErrorContext): Found => {
  const above = source.split('\n').slice(0, error.line - 1);
  const at = above.findLastIndex((line) => line.trim() !== '') + 1;
  const { indent, point } = NOTE_OF_HEAD.exec(above[at - 1] ?? '')?.groups ?? {};
  if (indent === undefined || point === undefined || /^\s*/.exec(lineText)?.[0] === indent) return false;
  return { at: String(at), point, pointLine: String(at) };
};

const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;

/**
 * Whether the line after an empty block is outside the block: `else:`, a new function, or a line with a smaller indent.
 */
const isOfOtherBlock = ({ source, lineText, found: { header = '' } }: ErrorContext): Found => {
  const head = source.split('\n')[Number(header) - 1] ?? '';
  const isMethod = /^\s*class\s/.test(head) && /^\s*def\s+[^(]*\(\s*self(?![\p{L}\p{N}_])/u.test(lineText);
  const isPart = /^\s*(?:else|elif|except|finally|case|def|class|import|from)(?![\p{L}\p{N}_])/u.test(
    lineText,
  );
  return ((isPart && !isMethod) || indentOf(lineText) < indentOf(head)) && {};
};

const DEFINITION = /^\s*(?<kind>def|class)\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?:\((?<inputs>[^)]*))?/u;

/**
 * Whether the block contains only an indented comment, or an empty line below `def`, so that the next line does not
 * belong to it.
 */
const isOnlyNoteOrGap = ({ source, error, lineText, found: { header = '' } }: ErrorContext): boolean => {
  const lines = source.split('\n');
  const head = lines[Number(header) - 1] ?? '';
  const between = lines.slice(Number(header), error.line - 1);
  if (between.some((line) => /^\s*#/.test(line) && indentOf(line) > indentOf(head))) return true;
  if (between.every((line) => line.trim() !== '') || /^\s*return\b/.test(lineText)) return false;
  const { kind, name, inputs = '' } = DEFINITION.exec(head)?.groups ?? {};
  const uses = (word: string): boolean => anyScript(wholeWord(word), 'u').test(lineText);
  if (kind === undefined || name === undefined) return false;
  // A line that calls the function or creates an object of the class is below the block, not in it.
  if (kind === 'class') return uses(name);
  return uses(name) || !(inputs.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).some(uses);
};

/** The lines that belong to the head but are not indented. */
const linesBelow =
  (isRight: (lines: { readonly isSeveral: boolean; readonly isOpen: boolean }) => boolean) =>
  ({ source, found: { header = '' } }: ErrorContext): Found => {
    const block = blockLines(source, Number(header));
    return (
      block !== undefined &&
      isRight({ isSeveral: block.first !== block.last, isOpen: block.isOpen }) && { last: String(block.last) }
    );
  };

/** The numbers of spaces that the next line may have at its start. */
const openIndents = ({ source, error }: ErrorContext): readonly number[] => {
  const open = [0];
  for (const line of source.split('\n').slice(0, error.line - 1)) {
    if (!/^\s*[^\s#]/.test(line)) continue;
    while ((open.at(-1) ?? 0) > indentOf(line)) open.pop();
    if ((open.at(-1) ?? 0) < indentOf(line)) open.push(indentOf(line));
  }
  return open;
};

const PARTNERS: Readonly<Record<string, RegExp>> = {
  else: /^\s*(?:if|elif|for|while|try|except)(?![\p{L}\p{N}_])/u,
  elif: /^\s*(?:if|elif)(?![\p{L}\p{N}_])/u,
  except: /^\s*try(?![\p{L}\p{N}_])/u,
  finally: /^\s*(?:try|except)(?![\p{L}\p{N}_])/u,
};

/** For an `else` whose indent matches no `if`: the nearest line above to which the `else` can belong. */
const elseBesideHead = ({ source, error, lineText }: ErrorContext): Found => {
  const word = /^\s*(?<word>else|elif|except|finally)(?![\p{L}\p{N}_])/u.exec(lineText)?.groups?.word;
  const pattern = word === undefined ? undefined : PARTNERS[word];
  if (word === undefined || pattern === undefined) return false;
  const heads = source
    .split('\n')
    .slice(0, error.line - 1)
    .map((text, index) => ({ text, at: index + 1 }))
    .filter(({ text }) => pattern.test(text));
  const distance = ({ text }: { readonly text: string }) => Math.abs(indentOf(text) - indentOf(lineText));
  const nearest = heads.toReversed().toSorted((one, other) => distance(one) - distance(other))[0];
  if (!nearest) return false;
  const partner = /^\s*(?<name>\p{L}+)/u.exec(nearest.text)?.groups?.name ?? '';
  return { word, partner, at: String(nearest.at), amount: String(indentOf(nearest.text)) };
};

const INPUTS_APART = anyScript(
  /^\s*def\s+(?<name>\w+)\s*\([^)]*?(?<point>(?<first>\w+)\s+(?<second>\w+))[^)]*\)/,
);

/** Rows about indentation, places of statements, assignments and definitions. */
export const STRUCTURE_ROWS: readonly ErrorRow[] = [
  {
    key: 'inputs-without-comma',
    types: [...SYNTAX, 'TypeError'],
    message: /^(?:invalid syntax|expected|(?<called>\w+)\(\) takes \d+ positional arguments? but)/,
    when: (context) =>
      context.error.type === 'TypeError'
        ? colonForComma(context)
        : (INPUTS_APART.exec(context.lineText)?.groups ?? false),
    example: 'def add(a b):\n    pass',
  },
  {
    key: 'block-missing-at-end',
    types: ['IndentationError'],
    message: /^expected an indented block after .+? on line (?<header>\d+)/,
    when: ({ source, found: { header = '' } }) =>
      source
        .split('\n')
        .slice(Number(header))
        .every((line) => /^\s*(?:#.*)?$/.test(line)),
    example: 'def go():',
  },
  {
    key: 'block-empty',
    types: ['IndentationError'],
    message: /^expected an indented block after .+? on line (?<header>\d+)/,
    when: (context) => isOfOtherBlock(context) || isOnlyNoteOrGap(context),
    example: 'x = 1\nif x == 1:\nelse:\n    x = 2',
  },
  {
    key: 'block-missing-lines',
    types: ['IndentationError'],
    message: /^expected an indented block after .+? on line (?<header>\d+)/,
    when: linesBelow(({ isSeveral }) => isSeveral),
    example: 'def go():\nfor i in range(2):\n    player.turn_left()\n    player.turn_right()\n\ngo()',
  },
  {
    key: 'block-missing-or-more',
    types: ['IndentationError'],
    message: /^expected an indented block after .+? on line (?<header>\d+)/,
    when: linesBelow(({ isOpen }) => isOpen),
    example: 'for i in range(2):\nplayer.turn_left()\nplayer.turn_right()',
  },
  {
    key: 'block-missing',
    types: ['IndentationError'],
    message: /^expected an indented block after .+? on line (?<header>\d+)/,
    example: 'if True:\nx = 1',
  },
  {
    key: 'head-is-note',
    types: ['IndentationError'],
    message: /^unexpected indent/,
    when: noteAbove,
    example: '#for i in range(3):\n    print(3)',
  },
  {
    key: 'indent-unexpected',
    types: ['IndentationError'],
    message: /^unexpected indent/,
    example: 'x = 1\n    y = 2',
  },
  {
    key: 'else-not-in-line',
    types: ['IndentationError'],
    message: /^unindent does not match/,
    when: elseBesideHead,
    example: 'x = 1\nif x == 1:\n    x = 2\n  else:\n    x = 3',
  },
  {
    key: 'indent-unknown-level',
    types: ['IndentationError'],
    message: /^unindent does not match/,
    when: (context) => ({
      own: String(indentOf(context.lineText)),
      levels: openIndents(context).join(', '),
    }),
    example: 'if True:\n        x = 1\n    y = 2',
  },
  {
    key: 'name-in-quotes',
    types: ['SyntaxError', 'TypeError'],
    message: /^(?:invalid syntax|cannot assign to literal|str\(\) argument 'encoding')/,
    line: /^\s*(?:def\s+|class\s+(?<class>[\p{L}_][\p{L}\p{N}_]*\s*\(\s*)?)?(?<point>(?<quote>["'])(?<name>[\p{L}_][\p{L}\p{N}_]*)\k<quote>)\s*(?:=(?!=)|\(|:|\)\s*:)/u,
    when: (context) => context.found.class !== undefined || placeOf(context).depth === 0,
    example: '"hens" = 3',
  },
  {
    key: 'assign-to-value',
    types: SYNTAX,
    message: /^cannot assign to (?:literal|(?<call>function call))/,
    when: ({ lineText, found: { call } }) =>
      call === undefined ||
      /^\s*[\p{L}_][\p{L}\p{N}_.]*\([^=]*\)\s*=\s*[\p{L}_][\p{L}\p{N}_]*\s*$/u.test(lineText),
    example: '5 = x',
  },
  {
    key: 'assign-to-call',
    types: SYNTAX,
    message: /^cannot assign to function call/,
    example: 'len("a") = 3',
  },
  {
    key: 'assign-to-fixed-word',
    types: SYNTAX,
    message: /^cannot assign to (?<name>True|False|None|__debug__)/,
    example: 'True = 1',
  },
  {
    key: 'assign-to-expression',
    types: SYNTAX,
    message: /^cannot assign to/,
    example: 'a = 1\na + 1 = 2',
  },
  {
    key: 'outside-function',
    types: SYNTAX,
    message: /^'(?<keyword>return|yield)' outside function/,
    when: ({ found: { keyword = '' } }) => ({ point: keyword }),
    example: 'return 5',
  },
  {
    key: 'await-outside-function',
    types: SYNTAX,
    message: /^'(?<keyword>await|async for|async with)' outside (?:async )?function/,
    when: ({ source, error, found: { keyword = '' } }) =>
      scopeAt(source, error.line)?.kind !== 'function' && { point: keyword },
    example: 'import asyncio\nawait asyncio.sleep(1)',
  },
  {
    key: 'outside-async-function',
    types: SYNTAX,
    message:
      /^(?:'(?<keyword>await|async for|async with)'|asynchronous comprehension) outside (?:of an )?async(?:hronous)? function/,
    when: ({ found: { keyword } }) => keyword === undefined || { point: keyword },
    example: 'import asyncio\ndef go():\n    await asyncio.sleep(1)',
  },
  {
    key: 'outside-loop',
    types: SYNTAX,
    message: /^'(?<keyword>break|continue)' (?:outside|not properly in) loop/,
    when: ({ found: { keyword = '' } }) => ({ point: keyword }),
    example: 'break',
  },
  {
    key: 'argument-order',
    types: SYNTAX,
    message: /positional argument follows keyword argument/,
    example: 'print(end="", "a")',
  },
  {
    key: 'parameter-order',
    types: SYNTAX,
    message: /parameter without a default follows parameter with a default/,
    example: 'def f(a=1, b):\n    pass',
  },
  {
    key: 'parameter-twice',
    types: SYNTAX,
    message: /(?:duplicate (?:argument|parameter)|keyword argument repeated:?) '?(?<name>\w+)'?/,
    example: 'def f(a, a):\n    pass',
  },
  {
    key: 'global-too-late',
    types: SYNTAX,
    message:
      /^name '(?<name>\w+)' is (?:used|assigned to) (?:prior to|before) (?<keyword>global|nonlocal) declaration/,
    example: 'x = 1\ndef f():\n    print(x)\n    global x\n    x = 2',
  },
  {
    key: 'nonlocal-unknown',
    types: SYNTAX,
    message: /^no binding for nonlocal '(?<name>\w+)' found|^nonlocal declaration not allowed/,
    example: 'def f():\n    nonlocal x\n    x = 2',
  },
];
