import type { ErrorContext, ErrorRow } from './error-row.ts';
import { readForeignHead } from './foreign-keywords.ts';

const indentOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0;

/** The first line of a block, or a `print`, with words of a language other than English. */
const otherWord = ({ error, lineText, source }: ErrorContext): false | Readonly<Record<string, string>> => {
  const below = source.split('\n')[error.line] ?? '';
  const hasBlock = indentOf(below) > indentOf(lineText) && !/[:{]\s*$/.test(lineText);
  const read = readForeignHead(hasBlock ? `${lineText.trimEnd()}:` : lineText, source);
  if (!read) return false;
  const isUnknown = error.message.startsWith(`name '${read.word}'`);
  if (error.type === 'NameError' && !(read.keyword === 'print' && isUnknown)) return false;
  return { ...read, point: read.word };
};

/** The row about words for `if`, `while`, `for`, `else` and `print` in the languages of the learners. */
export const OWN_LANGUAGE_ROWS: readonly ErrorRow[] = [
  {
    key: 'word-of-another-language',
    types: ['SyntaxError', 'NameError'],
    message: /^/,
    when: otherWord,
    example: 'x = 3\nwenn x == 3:\n    print("x")',
  },
];
