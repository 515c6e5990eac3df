import type { ErrorContext } from './error-row.ts';
import { isToken, tokensOf } from './tokens.ts';

/** A symbol outside the texts of a line that Python knows only in them, or a semicolon before a closing bracket. */
export const straySign = ({ lineText }: ErrorContext): false | Readonly<Record<string, string>> => {
  const tokens = tokensOf(lineText);
  const found = tokens.find(
    (token, index) =>
      isToken(token, '$', '?', '!') ||
      (isToken(token, '@') && token.at === 0) ||
      (isToken(token, ';') && isToken(tokens[index + 1], ')', ']', '}')),
  );
  // Beside a text, the symbol may be a part of it whose quote is missing.
  const hasText = /["']/.test(lineText.replace(/\((?:"[^"]*"|'[^']*')\)/g, ''));
  return found !== undefined && (found.text === ';' || !hasText) && { sign: found.text, point: found.text };
};
