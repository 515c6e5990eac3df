import type { ErrorContext } from './error-row.ts';
import { isToken, tokensOf } from './tokens.ts';

/** A symbol outside texts that Python allows only inside them, or a semicolon before a closing bracket. */
export const straySign = ({ lineText }: ErrorContext): false | Readonly<Record<string, string>> => {
  const tokens = tokensOf(lineText);
  const found = tokens.find(
    (token, index) =>
      isToken(token, '$', '?', '!') ||
      (isToken(token, '@') && token.at === 0) ||
      (isToken(token, ';') && isToken(tokens[index + 1], ')', ']', '}')),
  );
  // Next to a text, the symbol may be part of the text, because a quote may be in the wrong place.
  const hasText = /["']/.test(lineText.replace(/\((?:"[^"]*"|'[^']*')\)/g, ''));
  return found !== undefined && (found.text === ';' || !hasText) && { sign: found.text, point: found.text };
};
