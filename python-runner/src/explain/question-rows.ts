import type { ErrorContext, ErrorRow } from './error-row.ts';
import { type MendedQuestion, mendQuestion, mendSigns, type QuestionMistake } from './question-head.ts';
import { endOf, isToken, tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];

/**
 * How Python's messages about a line with a wrong comparison begin; some of them are about a text, a bracket or a
 * number in the line.
 */
const AT_QUESTION =
  /^(?:invalid syntax|expected|cannot assign|positional argument|unterminated string|invalid decimal|unmatched|expression cannot contain)/;

type Found = false | Readonly<Record<string, string>>;

/** The index at which a condition starts in a line without if: in brackets, or after the first equals sign. */
const startOf = ({ error, lineText }: ErrorContext): number | undefined => {
  if (/perhaps you meant "=="/.test(error.message)) return (error.column ?? 1) - 1;
  const isSum = /^cannot assign to (?:expression|comparison|lambda|function call|attribute|subscript)/.test(
    error.message,
  );
  const first = tokensOf(lineText).find((token) => isToken(token, '=') && token.depth === 0);
  return isSum && first && (error.column ?? 1) - 1 >= endOf(first) ? endOf(first) : undefined;
};

/** The mistakes in the line of an error: those in its condition, otherwise those in its symbols. */
const mistakesOf = (context: ErrorContext): MendedQuestion | undefined =>
  mendQuestion(context.lineText, startOf(context)) ??
  // A symbol inside a text without its closing quote is not code: `print("Hi " + name + !")`.
  (context.error.message.startsWith('unterminated') ? undefined : mendSigns(context.lineText));

const isOf = (mistake: QuestionMistake, kind: QuestionMistake['kind'], wrong: RegExp): boolean =>
  mistake.kind === kind && wrong.test(mistake.wrong);

/** A row's condition: the first mistake of the line is of this kind. */
const firstIs =
  (kind: QuestionMistake['kind'], wrong = /./) =>
  (context: ErrorContext): Found => {
    const mended = mistakesOf(context);
    const mistake = mended?.mistakes[0];
    if (!mended || !mistake || !isOf(mistake, kind, wrong)) return false;
    const { write } = mended;
    return { write, sign: mistake.right.trim(), wrong: mistake.wrong, point: mistake.wrong };
  };

/** The comparison around the first single equals sign, as written: Python marks only its left side. */
const comparisonAt = (lineText: string, at: number): string => {
  const tokens = tokensOf(lineText);
  const sign = tokens.findIndex((token) => token.at >= at && isToken(token, '='));
  const isEdge = (index: number) => {
    const token = tokens[index];
    return (
      !token ||
      token.kind === 'note' ||
      token.depth < (tokens[sign]?.depth ?? 0) ||
      isToken(
        token,
        'if',
        'elif',
        'while',
        'and',
        'or',
        'not',
        'return',
        'assert',
        ':',
        '=',
        ',',
        ';',
        'then',
        'else',
      )
    );
  };
  let first = sign;
  let last = sign;
  while (!isEdge(first - 1)) first -= 1;
  while (!isEdge(last + 1)) last += 1;
  const end = tokens[last];
  return lineText.slice(tokens[first]?.at ?? 0, end ? endOf(end) : undefined);
};

/** `then` and `do` at the end of any head. */
const wordForColon = (context: ErrorContext): Found => {
  const found = firstIs('then')(context);
  // `if x: go() else stay()` on one line contains another mistake.
  if (found && /:.*\S\s+else(?![\p{L}\p{N}_])/u.test(found.write ?? '')) return false;
  if (found) return { ...found, word: found.wrong ?? '' };
  const { word, head } =
    /^(?<head>\s*(?:for|else|def|class|try)(?![\p{L}\p{N}_]).*?),?\s*(?<![\p{L}\p{N}_])(?<word>then|do)\s*:?\s*$/u.exec(
      context.lineText,
    )?.groups ?? {};
  return word !== undefined && { word, point: word, write: `${head?.trim()}:` };
};

/**
 * Rows about conditions with a single equals sign, with words, with half a comparison, and with symbols of other
 * languages.
 */
export const QUESTION_ROWS: readonly ErrorRow[] = [
  {
    key: 'assign-in-condition',
    types: SYNTAX,
    message: AT_QUESTION,
    when: (context) => {
      const mended = mendQuestion(context.lineText, startOf(context));
      const isEquals = mended?.mistakes.some((mistake) => mistake.kind === 'equals');
      if (!mended || !isEquals) return false;
      // `x =- "a"`: the `-` is in place of the second equals sign.
      const write = mended.write
        .replace(/==\s*[-+]\s*(?=["'])/, '== ')
        .replaceAll(/\bplayer\.(?:look|read|facing|can_move)\b(?!\s*\()/g, '$&()');
      return { write, point: comparisonAt(context.lineText, mended.from) };
    },
    example: 'x = 1\nif x = 1:\n    pass',
  },
  {
    key: 'then',
    types: SYNTAX,
    message: AT_QUESTION,
    when: wordForColon,
    example: 'if True then:\n    pass',
  },
  {
    key: 'question-in-words',
    types: SYNTAX,
    message: AT_QUESTION,
    when: (context) => {
      const found = firstIs('words')(context);
      return found && { ...found, word: found.wrong ?? '' };
    },
    example: 'x = 1\nif x equals 1:\n    pass',
  },
  {
    key: 'half-a-question',
    types: SYNTAX,
    message: AT_QUESTION,
    when: (context) => {
      const found = firstIs('half')(context);
      return found && { ...found, keyword: found.wrong?.split(' ')[0] ?? '' };
    },
    example: 'x = 5\nif x > 3 and < 7:\n    pass',
  },
  {
    key: 'and-or-signs',
    types: SYNTAX,
    message: AT_QUESTION,
    when: firstIs('signs', /^(?:& ?&|\|\|)$/),
    example: 'if True && True:\n    pass',
  },
  {
    key: 'not-sign',
    types: SYNTAX,
    message: AT_QUESTION,
    when: firstIs('signs', /^!$/),
    example: 'x = True\nif !x:\n    pass',
  },
  {
    key: 'compare-sign-order',
    types: SYNTAX,
    message: AT_QUESTION,
    when: (context) =>
      // `{"eggs" => 2}` is a pair of a dictionary and not a comparison.
      !/\{\s*(?:"[^"]*"|'[^']*'|[\p{L}\p{N}_]+)\s*=>/u.test(context.lineText) &&
      firstIs('signs', /^(?:=<|=>|=!|< ?>)$/)(context),
    example: 'x = 1\nif x => 1:\n    pass',
  },
  {
    key: 'broken-equals',
    types: SYNTAX,
    message: AT_QUESTION,
    when: (context) => {
      const found = firstIs('signs', /^(?:[-+*/%!<>=]|\*\*|\/\/)\s+=$/)(context);
      // In `score! = 10`, the symbol belongs to the name.
      const isName = /^\s*[\p{L}_][\p{L}\p{N}_]*!\s+=(?!=)/u.test(context.lineText);
      return found && found.sign !== '=' && !isName && found;
    },
    example: 'x = 1\nif x = = 1:\n    pass',
  },
  {
    key: 'triple-equals',
    types: SYNTAX,
    message: AT_QUESTION,
    when: firstIs('signs', /^[=!]==$/),
    example: 'x = 1\nif x === 1:\n    pass',
  },
  {
    key: 'equals-twice',
    types: SYNTAX,
    message: AT_QUESTION,
    when: firstIs('signs', /^(?:[-+*/%=!<>]=\s*={1,2}|==\s+==?|=\s+=|=\s*[-+*/%]=)$/),
    example: 'x = 1\nif x == = 1:\n    pass',
  },
];
