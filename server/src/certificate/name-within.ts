/**
 * Words that children write directly before their name, without a space. A single letter does not count, so `iron` does
 * not contain Ron.
 */
const BEFORE =
  'iam|imthe|iamthe|mynameis|myname|nameis|name|hello|ilove|love|callme|ichbin|ichheisse|meinnameist|jesuis|jemappelle|soy|yosoy|mellamo|sono|michiamo|eusou|ikben|jestem|менязовут|меня|язовут|мояимя|אני|שמי|קוראיםלי';
/** Words that children write directly after their name, without a space. */
const AFTER = 's|farm|farms|here|isme|rules|world|game|code|program|player|is|isthebest|\\p{N}';

const escaped = (name: string): string => name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** A pattern for words that consist of a name with a word of `BEFORE` before it, words of `AFTER` after it, or both. */
export const withGlue = (name: string): RegExp =>
  new RegExp(`^(?:(?:${BEFORE})${escaped(name)}(?:${AFTER}){0,4}|${escaped(name)}(?:${AFTER}){1,4})$`, 'u');

/** Short words that many sentences contain: the words `is a` are not the name Isa. */
const COMMON = new Set(
  'a i o y e is it in an as at am to on of he me we no so do go or up us my by be the and la le de el il un da di en al ce se te si ne na ha es et ou du ja je ze za'.split(
    ' ',
  ),
);

/** Whether some neighbouring words, joined, are one of the names: `Kat zen`. */
export function isSplit(words: readonly string[], names: ReadonlySet<string>): boolean {
  const longest = Math.max(0, ...[...names].map(({ length }) => length));
  return words.some((_, from) => {
    let joined = '';
    for (let to = from; to < words.length && joined.length < longest; to += 1) {
      joined += words[to] ?? '';
      if (to > from && names.has(joined) && !words.slice(from, to + 1).every((word) => COMMON.has(word)))
        return true;
    }
    return false;
  });
}
