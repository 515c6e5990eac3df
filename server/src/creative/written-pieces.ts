/** Comments and texts in a program. A text without a closing quote ends at the end of its line. */
const WRITTEN =
  /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g;

/** The comments and texts of a program, which are written for people. */
export const writtenPieces = (code: string): readonly string[] => code.match(WRITTEN) ?? [];

/** A letter that is written as a number, such as `\x41` and `\u0041`. */
const ESCAPES = /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|([0-7]{3}))/gi;
const LAST_CODE = 0x10_ff_ff;

function unescaped(written: string, x?: string, u?: string, wide?: string, octal?: string): string {
  const code = octal === undefined ? Number.parseInt(x ?? u ?? wide ?? '', 16) : Number.parseInt(octal, 8);
  return code >= 0x20 && code <= LAST_CODE ? String.fromCodePoint(code) : written;
}

/** The characters that may be between two texts that Python joins: `"Kat" + 'ze' f"n"`. */
const JOINT = /^\s{0,40}\+?\s{0,40}[fru]{0,2}$/i;
/** A text inside the brackets of an f-string: `{'Kat'}`. */
const FORMATTED = /\{\s{0,3}(["'])([^"'{}\n]{0,40})\1\s{0,3}\}/g;
const QUOTES = /^("""|'''|"|')([\s\S]*?)\1?$/;

/**
 * A program with its texts as people read them: escaped letters are shown as letters, and adjacent texts are joined.
 */
export function joinedTexts(code: string): string {
  const readable = code.replaceAll(/\\\n/g, '').replaceAll(ESCAPES, unescaped).replaceAll(FORMATTED, '$2');
  let joined = '';
  let end = 0;
  // The opening quotes of the previous text; empty if the previous piece was a comment.
  let open = '';
  for (const match of readable.matchAll(WRITTEN)) {
    const [piece] = match;
    const [, quotes = '', words = ''] = QUOTES.exec(piece) ?? [];
    const between = readable.slice(end, match.index);
    const isNext = open !== '' && quotes !== '' && JOINT.test(between);
    if (isNext) joined += words;
    else joined += `${open}${between}${quotes === '' ? piece : quotes + words}`;
    if (!isNext) open = quotes;
    end = match.index + piece.length;
  }
  return joined + open + readable.slice(end);
}
