import type { pythonLanguage } from '@codemirror/lang-python';
import { commandNamed } from '@hopcode/engine/commands/registry';
import { methodNamed, wordWritten } from './python-words.ts';

/** A parsed program. */
export type Tree = ReturnType<typeof pythonLanguage.parser.parse>;
type SyntaxNode = ReturnType<Tree['resolveInner']>;

/** A piece of a program that a card can explain. */
export type CodeWord = {
  /** For `python`, the name is the id of a word in `python-words.ts`. For `command`, it is the name of a command. */
  readonly kind: 'python' | 'command';
  readonly name: string;
  /** Offsets in the program. */
  readonly from: number;
  readonly to: number;
};

type Found = Pick<CodeWord, 'kind' | 'name'>;

/** The characters on the farm that have commands. */
const ACTORS: ReadonlySet<string> = new Set(['player', 'helper']);

/**
 * The parent nodes where a symbol has the meaning that its card explains. For example, `*` also unpacks, and `:` also
 * appears in slices.
 */
const SIGN_PARENTS: Readonly<Record<string, readonly string[]>> = {
  ':': ['Body', 'MatchBody'],
  '.': ['MemberExpression', 'ImportStatement'],
  '=': ['AssignStatement', 'ArgList', 'ParamList'],
  '*': ['BinaryExpression', 'ArithOp'],
  '**': ['BinaryExpression', 'ArithOp'],
};
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** Nodes that contain one symbol. Their name is the kind of symbol. */
const SIGN_NODES: ReadonlySet<string> = new Set(['ArithOp', 'CompareOp', 'AssignOp', 'UpdateOp', 'At']);

const python = (name: string | undefined): Found | undefined =>
  name === undefined ? undefined : { kind: 'python', name };

const textOf = (program: string, { from, to }: Pick<SyntaxNode, 'from' | 'to'>): string =>
  program.slice(from, to);

/** How the program itself defines this name: as a function, a class or a variable. */
const ownName = (program: string, name: string): string | undefined => {
  const word = name.replaceAll(/[^\p{L}\p{N}_]/gu, '');
  if (new RegExp(`^\\s*(?:async\\s+)?def\\s+${word}\\b`, 'mu').test(program)) return 'own-function';
  if (new RegExp(`^\\s*class\\s+${word}\\b`, 'mu').test(program)) return 'own-class';
  const isStored = new RegExp(
    `(?<![\\p{L}\\p{N}_.])${word}\\s*(?:[-+*/]|//)?=(?!=)|\\bfor\\b[^:\\n]*\\b${word}\\b[^:\\n]*\\bin\\b`,
    'u',
  );
  return isStored.test(program) ? 'variable' : undefined;
};

const named = (program: string, node: SyntaxNode): Found | undefined => {
  const name = textOf(program, node);
  const own = ownName(program, name);
  if (own) return python(own);
  const known = wordWritten(name);
  if (known) return python(known.id);
  // `from player import move_forward`
  if (commandNamed(name) && /^\s*from\s+player\s+import\b/mu.test(program)) return { kind: 'command', name };
  return python('variable');
};

const member = (program: string, node: SyntaxNode): Found | undefined => {
  const name = textOf(program, node);
  const owner = node.parent?.firstChild;
  if (owner && ACTORS.has(textOf(program, owner)) && commandNamed(name)) return { kind: 'command', name };
  return python(methodNamed(name)?.id);
};

const sign = (program: string, node: SyntaxNode): Found | undefined => {
  const code = textOf(program, node);
  const shown = CLOSING[code] ?? code;
  const parents = SIGN_PARENTS[shown];
  if (parents && !parents.includes(node.parent?.name ?? '')) return undefined;
  return python(wordWritten(shown)?.id);
};

const foundAt = (program: string, node: SyntaxNode): Found | undefined => {
  switch (node.name) {
    case 'Comment':
      return python('comment');
    case 'String':
      return python('text');
    case 'FormatString':
      return python('filled-text');
    case 'Number':
      return python('number');
    case 'VariableName':
      return named(program, node);
    case 'PropertyName':
      return member(program, node);
  }
  const code = textOf(program, node);
  if (SIGN_NODES.has(node.name) || node.name in SIGN_PARENTS || /^[()[\]{},]$/.test(node.name))
    return sign(program, node);
  // The node of a keyword has the keyword's name. The node of True and False is called Boolean.
  const known = node.name === code || node.name === 'Boolean' ? wordWritten(code) : undefined;
  return python(known?.id);
};

/**
 * The piece of a program at an offset, otherwise the piece just before it; undefined if there is nothing to explain.
 */
export const codeWordAt = (program: string, tree: Tree, offset: number): CodeWord | undefined => {
  for (const side of [1, -1] as const) {
    const node = tree.resolveInner(offset, side);
    const found = foundAt(program, node);
    if (found) return { ...found, from: node.from, to: node.to };
  }
  return undefined;
};
