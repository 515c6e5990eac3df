import { endsValue, isKeyword, startsValue } from './place.ts';
import { isNamedIn } from './program-names.ts';
import { endOf, isToken, type Token, tokensOf } from './tokens.ts';

/**
 * A possible place for a missing quote: whether the quote ends or starts a text, and where the text starts and ends.
 */
type Repair = { readonly side: 'end' | 'start'; readonly from: number; readonly to: number };

const codeTokens = (line: string): readonly Token[] =>
  tokensOf(line).filter((token) => token.kind !== 'note');

/** How many brackets of a line have no matching bracket. */
const unpaired = (tokens: readonly Token[]): number => {
  let open = 0;
  let extra = 0;
  for (const token of tokens) {
    if (isToken(token, '(', '[', '{')) open += 1;
    else if (isToken(token, ')', ']', '}')) {
      if (open > 0) open -= 1;
      else extra += 1;
    }
  }
  return open + extra;
};

/**
 * Whether every text of a line is closed and no two values are next to each other: a name and a text, two texts, two
 * names.
 */
const isWellFormed = (line: string): boolean => {
  const tokens = codeTokens(line);
  return tokens.every((token, index) => {
    const next = tokens[index + 1];
    if (!token.closed || (token.kind === 'sign' && /^[!?$]$/.test(token.text))) return false;
    return !(endsValue(token) && next && startsValue(next) && !isKeyword(next));
  });
};

/** The text at the end of a line, if its closing quote is missing. */
export const openTextOf = (line: string): Token | undefined => {
  const last = codeTokens(line).at(-1);
  return last?.kind === 'text' && !last.closed ? last : undefined;
};

/**
 * The last character of a text. In a dictionary, a colon comes after a key; elsewhere it is part of the text, as in
 * `"Hi:"`.
 */
const END_IN_DICTIONARY = /[^\s,+)\]}:({[=]\s*(?=[,+)\]}:]|$)/gu;
const END = /(?:[^\s,+)\]}:({[=]\s*(?=[,+)\]}]|:?\s*$)|(?<!["']):\s*(?=[,+)\]]))/gu;

/** The places at which a text can end or start: before or after a bracket, a comma or another symbol. */
const repairsOf = (line: string, quote: string): Repair[] => {
  const repairs: Repair[] = [];
  for (const match of line.matchAll(line.includes('{') ? END_IN_DICTIONARY : END)) {
    const at = match.index + 1;
    const opening = line.slice(0, at).lastIndexOf(quote);
    if (opening >= 0 && opening < at - 1) repairs.push({ side: 'end', from: opening, to: at });
  }
  for (const match of line.matchAll(/(?<=[,+({[:=]\s*)(?=[^\s,+)\]}:({[="'])(?<![^\s,+({[:=])/gu)) {
    const closing = line.indexOf(quote, match.index);
    if (closing > match.index) repairs.push({ side: 'start', from: match.index, to: closing + 1 });
  }
  return repairs;
};

/** Whether a piece contains a name of the program. Then a part of the piece is not text. */
const hasOwnName = (piece: string, source: string): boolean =>
  (piece.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).some((name) => isNamedIn(source, name));

/** Whether a piece contains code after its text: `Score: + str(points)`. */
const joinsValue = (piece: string, source: string): boolean => {
  const name = /\s\+\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)/u.exec(piece)?.groups?.name;
  return name !== undefined && (name === 'str' || isNamedIn(source, name));
};

/**
 * The text in a line with only one of its two quotes, if only one place is possible for the missing quote: `"Ada` in
 * `["Ada, "Bea"]`. `piece` is the text together with its only quote.
 */
export const missingQuote = (
  line: string,
  source: string,
): { readonly side: Repair['side']; readonly piece: string } | undefined => {
  const quote = /["']/.exec(openTextOf(line)?.text ?? '')?.[0];
  if (quote === undefined) return undefined;
  const all = repairsOf(line, quote)
    .map((repair) => {
      const at = repair.side === 'end' ? repair.to : repair.from;
      return { repair, mended: line.slice(0, at) + quote + line.slice(at) };
    })
    .filter(({ mended }) => isWellFormed(mended));
  const apart = all.filter(({ repair }) => !joinsValue(line.slice(repair.from, repair.to), source));
  const possible = apart.length > 0 ? apart : all;
  const least = Math.min(...possible.map(({ mended }) => unpaired(codeTokens(mended))));
  const best = possible
    .filter(({ mended }) => unpaired(codeTokens(mended)) === least)
    .filter(({ repair }) => repair.side === 'end' || !hasOwnName(line.slice(repair.from, repair.to), source));
  const first = best[0]?.repair;
  const isCertain = best.every(
    ({ repair }) =>
      repair.side === first?.side &&
      (repair.side === 'end' ? repair.from === first.from : repair.to === first.to),
  );
  return first && isCertain ? { side: first.side, piece: line.slice(first.from, first.to) } : undefined;
};

/** What is between the quotes of a text that starts with one kind of quote and ends with the other. */
export const mixedQuotes = (line: string): string | undefined => {
  const open = openTextOf(line);
  const quote = /["']/.exec(open?.text ?? '')?.[0];
  if (!open || quote === undefined) return undefined;
  const inside = open.text.slice(open.text.indexOf(quote) + 1);
  const other = quote === '"' ? "'" : '"';
  // An apostrophe between letters is not a quote.
  const end = new RegExp(String.raw`(?:(?<!\p{L})${other}|${other}(?!\p{L}))`, 'u').exec(inside);
  if (!end || !/^\s*(?:[)\]},:+*.]|$)/u.test(inside.slice(end.index + 1))) return undefined;
  return isWellFormed(inside.slice(end.index + 1)) ? inside.slice(0, end.index) : undefined;
};

/** `"Hi ' + "!"`: a text inside the line that ends with the other quote, if only one text is possible. */
export const mixedQuotesInside = (line: string): string | undefined => {
  const quote = /["']/.exec(openTextOf(line)?.text ?? '')?.[0];
  if (quote === undefined) return undefined;
  const other = quote === '"' ? "'" : '"';
  const ends = new RegExp(String.raw`(?<=${quote})(?<text>[^"']+)${other}(?=\s*[+,)\]}:])`, 'gu');
  const found = [...line.matchAll(ends)].filter(({ 0: piece, index }) =>
    isWellFormed(line.slice(0, index + piece.length - 1) + quote + line.slice(index + piece.length)),
  );
  return found.length === 1 ? found[0]?.groups?.text : undefined;
};

/** The line with one quote in place of each doubled quote around a text: `print("Hello")` for `print(""Hello"")`. */
export const withoutDoubledQuotes = (line: string): string | undefined => {
  for (const quote of ['"', "'"]) {
    const doubled = new RegExp(
      `(?<!${quote})${quote}${quote}(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}.!?])${quote}${quote}(?!${quote})`,
      'gu',
    );
    const mended = line.replace(doubled, quote);
    if (mended !== line && isWellFormed(mended)) return mended.trim();
  }
  return undefined;
};

/** How many times a line contains a quote. */
export const quotesIn = (line: string, quote: string): number => line.split(quote).length - 1;

/** A text in brackets or after a symbol that contains an apostrophe and has no quotes: `speak(It's me)`. */
export const bareWithApostrophe = (line: string): string | undefined => {
  const { text } =
    /^[^"']*[(=+]\s*(?<text>\p{L}[^"'()[\]{}=+,]*\p{L}'\p{L}[^"()[\]{}=+,]*?)\s*[)\],]*\s*$/u.exec(line)
      ?.groups ?? {};
  return text;
};

/** Whether one token starts where another one ends. */
export const touches = (first: Token, second: Token): boolean => endOf(first) === second.at;
