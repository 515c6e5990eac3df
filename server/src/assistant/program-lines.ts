import { comparable, lineTokens, type OpenText, openBrackets, type Token } from './line-tokens.ts';

/**
 * A line of a program. The `indent`, `code`, `rest` and `ending` of all lines, joined in order, are the whole program.
 */
export type ProgramLine = {
  /** The first line has the number 1. */
  readonly number: number;
  readonly kind: 'code' | 'comment' | 'blank';
  readonly indent: string;
  /** The code without indentation and comment. For a comment line: the comment. */
  readonly code: string;
  /** Spaces and a comment after the code. */
  readonly rest: string;
  /** The line break; empty for a last line that has none. */
  readonly ending: string;
  /**
   * The number of blocks around the line. 'within': the line continues a text, brackets or a statement from an earlier
   * line, so its indentation does not matter. 'astray': Python rejects the indentation.
   */
  readonly depth: number | 'within' | 'astray';
  readonly tokens: readonly Token[];
  /** This key is equal for lines that differ only in spaces and in the kind of quotes. */
  readonly key: string;
};

/** The text of a line as it is in the program, without its line break. */
export const lineText = ({ indent, code, rest }: ProgramLine): string => `${indent}${code}${rest}`;

const LINE = /([^\r\n]*)(\r\n|\r|\n|$)/g;
const BLOCK = new Set([
  'if',
  'elif',
  'else',
  'for',
  'while',
  'def',
  'class',
  'try',
  'except',
  'finally',
  'with',
]);

/** Whether a statement begins a block, which may be on the same line or on the lines below. */
export const beginsBlockStatement = (statement: readonly Token[]): boolean =>
  BLOCK.has(statement[0]?.text ?? '');

/**
 * Whether the block of a statement is on the lines below it. Also true if the colon is missing, because then the
 * mistake is in that line and not in the block.
 */
export function beginsBlock(statement: readonly Token[]): boolean {
  if (statement.at(-1)?.text === ':') return true;
  if (!beginsBlockStatement(statement)) return false;
  const open = openBrackets(statement);
  return !statement.some(({ text }, at) => text === ':' && open[at] === 0);
}

/** The indentation of a line. */
export const indentOf = (text: string): string => /^[ \t\f]*/.exec(text)?.[0] ?? '';

/** Splits a program into its lines; the program need not be valid Python. */
export function programLines(program: string): ProgramLine[] {
  const lines: ProgramLine[] = [];
  const state: ReadingState = {
    open: undefined,
    brackets: 0,
    isContinued: false,
    indents: [''],
    statement: [],
  };
  for (const [whole, text = '', ending = ''] of program.matchAll(LINE)) {
    if (whole !== '') lines.push(readLine(text, ending, lines.length + 1, state));
  }
  return lines;
}

/** The state after the lines that have been read so far. */
type ReadingState = {
  open: OpenText;
  brackets: number;
  isContinued: boolean;
  /** Indentations of the blocks around the next line. */
  indents: string[];
  /** The tokens of the last statement that have been read so far. */
  statement: Token[];
};

function readLine(text: string, ending: string, number: number, state: ReadingState): ProgramLine {
  const isInText = state.open !== undefined;
  const isWithin = isInText || state.brackets > 0 || state.isContinued;
  const { tokens, end, open } = lineTokens(text, state.open);
  const indent = isInText ? '' : indentOf(text);
  const last = tokens.at(-1);
  const codeEnd = last === undefined ? indent.length : last.start + last.text.length;
  state.open = open;
  if (last === undefined && !isInText) {
    const code = text.slice(end).trimEnd();
    const kind = code === '' ? 'blank' : 'comment';
    const at = code === '' ? text.length : end;
    const outside = { indent: text.slice(0, at), code, rest: text.slice(at + code.length) };
    return { number, kind, ...outside, ending, depth: 'within', tokens: [], key: code };
  }
  const depth = isWithin ? 'within' : depthOf(indent, state);
  state.brackets = openBrackets(tokens, state.brackets).at(-1) ?? state.brackets;
  state.isContinued = last?.text === '\\';
  if (!isWithin) state.statement = [];
  state.statement.push(...tokens);
  const code = text.slice(indent.length, codeEnd);
  const key = tokens.map(comparable).join(' ');
  return { number, kind: 'code', indent, code, rest: text.slice(codeEnd), ending, depth, tokens, key };
}

function depthOf(indent: string, { indents, statement }: ReadingState): number | 'astray' {
  const around = indents.at(-1) ?? '';
  if (indent.length > around.length && indent.startsWith(around)) {
    if (!beginsBlock(statement)) return 'astray';
    indents.push(indent);
    return indents.length - 1;
  }
  const depth = indents.indexOf(indent);
  if (depth < 0) return 'astray';
  indents.length = depth + 1;
  return depth;
}

/** Whether two lines have the same code at the same depth. */
export const isSameLine = (one: ProgramLine, other: ProgramLine): boolean =>
  one.key === other.key && (one.depth === other.depth || one.depth === 'within' || other.depth === 'within');

export const codeOf = (lines: readonly ProgramLine[]): ProgramLine[] =>
  lines.filter(({ kind }) => kind === 'code');

/** Whether two programs contain the same code, line by line. */
export function isSameCode(one: readonly ProgramLine[], other: readonly ProgramLine[]): boolean {
  const [lines, others] = [codeOf(one), codeOf(other)];
  return (
    lines.length === others.length &&
    lines.every((line, at) => {
      const beside = others[at];
      return beside !== undefined && isSameLine(line, beside);
    })
  );
}
