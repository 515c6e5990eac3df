import { partsOf } from './code-parts.ts';
import { type InputMethodName, repairInputMethod } from './input-methods.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { LAYOUTS, type Layout, type LayoutName } from './layout-tables.ts';

/** Keyboards that a child may have turned on by mistake. */
export type KeyboardName = LayoutName | InputMethodName;

/** A program that was typed with another keyboard layout, and the program that the same keys give on an English one. */
export type LayoutRepair = { readonly layout: KeyboardName; readonly source: string };

/** The minimum number of letters in known words in the result, so that a short word does not match by accident. */
const LEAST_KNOWN_LETTERS = 4;

/** The Russian and Ukrainian keyboards have this character on the key that has # on the US keyboard. */
const NUMERO = '№';
/** Two letters on one key of the Arabic keyboard. */
const LAM_ALEF = 'لا';

const WORD = /[A-Za-z_]\w*/g;
const NON_ASCII_LETTER = /[^\0-\x7f]/;

const isBesideLetter = (code: string, index: number, layout: Layout): boolean =>
  [code[index - 1], code[index + 1]].some(
    (sign) => sign !== undefined && NON_ASCII_LETTER.test(sign) && layout.keys(sign) !== undefined,
  );

type Converted = { readonly text: string; readonly strange: number };

/** Code as typed on the US layout; `strange` counts characters that the layout does not have. */
const convertCode = (code: string, layout: Layout): Converted => {
  let text = '';
  let strange = 0;
  let index = 0;
  while (index < code.length) {
    const sign = String.fromCodePoint(code.codePointAt(index) ?? 0);
    if (layout.name === 'arabic' && code.startsWith(LAM_ALEF, index)) {
      text += 'b';
      index += LAM_ALEF.length;
      continue;
    }
    if (sign === NUMERO && layout.keys(sign) === '#') {
      const end = code.indexOf('\n', index);
      text += `#${code.slice(index + 1, end === -1 ? code.length : end)}`;
      index = end === -1 ? code.length : end;
      continue;
    }
    const letter = layout.letters[sign];
    const key = NON_ASCII_LETTER.test(sign) ? layout.keys(sign) : sign;
    if (key === undefined) strange += 1;
    text += letter && isBesideLetter(code, index, layout) ? letter : (key ?? sign);
    index += sign.length;
  }
  return { text, strange };
};

/** A quote directly after a letter of another script opens no string, because that is not valid Python. */
const opensString = (source: string) => (index: number) => !/[\p{L}\p{M}]/u.test(lastSign(source, index));

const lastSign = (source: string, index: number): string => {
  const sign = source[index - 1] ?? '';
  return sign < '\u0080' ? '' : sign;
};

type Attempt = LayoutRepair & { readonly known: number; readonly strange: number };

/** Tries one layout; undefined when the result does not look like a program. */
const attempt = (source: string, layout: Layout): Attempt | undefined => {
  let repaired = '';
  let strange = 0;
  const words = new Set<string>();
  for (const part of partsOf(source, opensString(source))) {
    if (part.kind === 'text') {
      repaired += part.text;
      continue;
    }
    const converted = convertCode(part.text, layout);
    repaired += converted.text;
    strange += converted.strange;
    const before = new Set(part.text.match(WORD));
    const code = converted.text.replace(/(["']).*?\1|#.*/g, ' ');
    for (const word of code.match(WORD) ?? []) if (!before.has(word)) words.add(word);
  }
  const known = [...words].filter((word) => KNOWN_WORDS.has(word));
  if (known.join('').length < LEAST_KNOWN_LETTERS || known.length * 2 < words.size) return undefined;
  return { layout: layout.name, source: repaired, known: known.length, strange };
};

/**
 * Whether one of the words contains no English letter. One foreign letter in an English word does not come from a
 * keyboard layout.
 */
const hasForeignWord = (source: string): boolean =>
  [...partsOf(source, opensString(source))].some(
    ({ kind, text }) =>
      kind !== 'text' &&
      (text.match(/[\p{L}\p{M}_]+/gu) ?? []).some(
        (word) => NON_ASCII_LETTER.test(word) && !/[a-z]/i.test(word),
      ),
  );

/**
 * Recognises a program that was typed with a wrong keyboard layout (`зкште(1)` is `print(1)` on a Russian
 * keyboard) and returns the intended one. Strings and comments stay unchanged. Undefined when the program is
 * fine. Names in any script are fine unless they convert to Python words.
 */
export const repairLayout = (source: string): LayoutRepair | undefined => {
  if (!NON_ASCII_LETTER.test(source)) return undefined;
  const changed = repairInputMethod(source);
  if (changed || !hasForeignWord(source)) return changed;
  const best = LAYOUTS.map((layout) => attempt(source, layout))
    .filter((found) => found !== undefined)
    .sort((a, b) => b.known - a.known || a.strange - b.strange)[0];
  return best && { layout: best.layout, source: best.source };
};
