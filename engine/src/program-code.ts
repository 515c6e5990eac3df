/** A comment, or a text with its prefix. */
const PIECES =
  /#[^\n]*|([A-Za-z]{0,2})("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/g;

/** The code that a formatted string contains in its curly brackets. */
const insideBraces = (text: string): string =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map((found) => `(${found[1] ?? ''})`).join(' ');

/** One statement per line: removes the line ends inside brackets and after `\`. */
const inLines = (code: string): string => {
  let depth = 0;
  return code.replaceAll(/[[({]|[\])}]|\\?\n[ \t]*/g, (piece) => {
    if ('[({'.includes(piece)) depth += 1;
    if ('])}'.includes(piece)) depth = Math.max(0, depth - 1);
    return piece.includes('\n') && (depth > 0 || piece.startsWith('\\')) ? ' ' : piece;
  });
};

/**
 * A program without comments and texts, with one statement per line. The code inside formatted strings stays. A text
 * becomes `""`.
 */
export const bareCode = (program: string): string =>
  inLines(
    program.replaceAll(PIECES, (_, prefix: string | undefined, text: string | undefined) => {
      if (text === undefined) return '';
      return /f/i.test(prefix ?? '') ? `"" ${insideBraces(text)}` : '""';
    }),
  );

/** The lines of a program without comments and texts. They keep their line numbers. A text becomes `""`. */
export const bareLines = (program: string): readonly string[] =>
  program
    .replaceAll(PIECES, (piece, _, text: string | undefined) =>
      text === undefined ? '' : `""${'\n'.repeat(piece.split('\n').length - 1)}`,
    )
    .split(/\r\n|\r|\n/);

/** The names and keywords in code, in order. */
export const wordsOf = (code: string) => [...code.matchAll(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu)];

export const timesOf = (code: string, name: string): number =>
  wordsOf(code).filter(([found]) => found === name).length;

/** A pattern for a name as a whole word, in any script, because `\b` covers only English letters. */
export const asWord = (name: string): string =>
  String.raw`(?<![\p{L}\p{M}\p{N}_])${name}(?![\p{L}\p{M}\p{N}_])`;

const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_]*`;

/**
 * A function or a class of the program, with its parameters or parent classes and its body. For a lambda, the name is
 * the variable.
 */
export type Definition = {
  readonly word: 'def' | 'class' | 'lambda';
  readonly name: string;
  readonly brackets: readonly string[];
  readonly body: string;
  /**
   * The index of the first line of the definition or its decorators, of the line with its name, and of the first line
   * below the definition.
   */
  readonly from: number;
  readonly head: number;
  readonly to: number;
  /** Whether the definition is a generator or an async function: calling it does not run its body yet. */
  readonly isLazy: boolean;
};

const HEAD = new RegExp(
  String.raw`^([ \t]*)(?:async[ \t]+)?(def|class)[ \t]+(${NAME})[ \t]*(?:\((.*)\))?[^():]*:(.*)$`,
  'u',
);
const LAMBDA = new RegExp(String.raw`^[ \t]*(${NAME})[ \t]*=[ \t]*(lambda\b.*)$`, 'u');
const FIRST_NAMES = new RegExp(String.raw`(?:^|,)[\s*]*(${NAME})`, 'gu');

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The functions and classes in bare code, including inner ones, in the order of their lines. */
export const definitionsOf = (code: string): readonly Definition[] => {
  const lines = code.split('\n');
  return lines.flatMap((line, at): Definition[] => {
    const [, short, value = ''] = LAMBDA.exec(line) ?? [];
    if (short !== undefined)
      return [
        {
          word: 'lambda',
          name: short,
          brackets: [],
          body: value,
          from: at,
          head: at,
          to: at + 1,
          isLazy: false,
        },
      ];
    const [, indent = '', word, name = '', brackets = '', first = ''] = HEAD.exec(line) ?? [];
    if (word !== 'def' && word !== 'class') return [];
    const below = lines.slice(at + 1);
    const end = below.findIndex((next) => next.trim() !== '' && indentOf(next) <= indent.length);
    const count = end < 0 ? below.length : end;
    const body = [first, ...below.slice(0, count)].join('\n');
    const names = brackets.replaceAll(/\[[^\]]*\]/g, '').matchAll(FIRST_NAMES);
    const above = lines.slice(0, at).findLastIndex((text) => !/^\s*(?:@|$)/.test(text));
    const from = lines.findIndex((text, index) => index > above && (index === at || text.trim() !== ''));
    const isLazy = word === 'def' && (/\basync\b/.test(line) || timesOf(body, 'yield') > 0);
    return [
      {
        word,
        name,
        brackets: [...names].map((found) => found[1] ?? ''),
        body,
        from,
        head: at,
        to: at + 1 + count,
        isLazy,
      },
    ];
  });
};

export const functionsOf = (code: string): readonly Definition[] =>
  definitionsOf(code).filter(({ word }) => word === 'def');

export const classesOf = (code: string): readonly Definition[] =>
  definitionsOf(code).filter(({ word }) => word === 'class');
