import { CODE, GAP } from './prose.ts';
import { QUOTATION_MARKS } from './quotation-marks.ts';
import type { TextCheck } from './text-check.ts';

const ANY_QUOTE = /[«»“”„‟「」『』《》″]/g;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const quotes: TextCheck = ({ locale, english, own, prose }) => {
  const pairs = QUOTATION_MARKS[locale];
  if (!pairs) return [];
  const known = new Set(pairs.join(''));
  const wrong = (prose.match(ANY_QUOTE) ?? []).filter((mark) => !known.has(mark));
  const shown = pairs[0] ?? '';
  if (wrong.length > 0)
    return [`has the quotation marks ${[...new Set(wrong)].join(' ')}; write them as ${shown}`];
  if (own.includes('"') && !english.includes('"') && locale !== 'he')
    return [`has straight quotes; write ${shown}, and straight quotes only for the text of a program`];
  const open = pairs.some(([left = '', right = '']) => {
    // A mark that closes one pair and opens another pair is not counted.
    const only = (sign: string) => pairs.filter((pair) => pair.includes(sign)).length === 1;
    return left !== right && only(left) && only(right) && count(prose, left) !== count(prose, right);
  });
  return open ? ['opens and closes quotation marks not equally often: write both'] : [];
};

/** A mark that needs a non-breaking space before it, and the character before the mark. */
const FRENCH_MARK = /(.)([;!?»:])/gu;
const NO_BREAK = '\u00a0\u202f';

const frenchSpaces: TextCheck = ({ locale, prose }) => {
  if (locale !== 'fr') return [];
  const marked = prose.replaceAll(/\d:\d/g, '0');
  const wrong = [...marked.matchAll(FRENCH_MARK)].some(
    ([, before = '', mark = '']) =>
      !NO_BREAK.includes(before) && before !== CODE && !(mark !== '»' && ';!?:«'.includes(before)),
  );
  return wrong || /«[^\u00a0\u202f]/.test(prose)
    ? [
        'needs a no-break space (U+202F or U+00A0) before ; : ! ? » and after «: npm run languages -- --mend fr',
      ]
    : [];
};

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const HALF_WIDTH = new RegExp(`[${CJK}][,;:!?.()]|[(,;:!?)][${CJK}]`, 'u');

const fullWidth: TextCheck = ({ locale, prose }) =>
  (locale === 'zh' || locale === 'ja') && HALF_WIDTH.test(prose)
    ? [
        `needs full-width punctuation beside its characters, as 。，：！？（）: npm run languages -- --mend ${locale}`,
      ]
    : [];

/** Marks of a language that look different from English marks. */
const MARKS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  el: [[/[\p{Script=Greek}]\?/u, 'ends a question with ?; Greek writes ;']],
  ar: [[/[\p{Script=Arabic}\u{e000}\u{e001}]\s?[?,;](?!\d)/u, 'has ? , or ; of English; write ؟ ، ؛']],
  hi: [[/[\p{Script=Devanagari}]\.(?:\s|$)/u, 'ends a sentence with a full stop; write ।']],
  ja: [[/、。|[，]/u, 'has a comma of another language; write 、']],
};

const ownMarks: TextCheck = ({ locale, prose }) => {
  const found = (MARKS[locale] ?? []).flatMap(([pattern, message]) => (pattern.test(prose) ? [message] : []));
  if (locale !== 'es') return found;
  if (count(prose, '¿') !== (prose.match(/\?+/g) ?? []).length) found.push('needs ¿ where a question starts');
  if (count(prose, '¡') !== (prose.match(/!+/g) ?? []).length)
    found.push('needs ¡ where an exclamation starts');
  return found;
};

const CLOSERS = `["'”»“」』）)*_\\s\\u200f\\u2069]*$`;
const SENTENCE_END = new RegExp(`[.!?…。！？؟।;]${CLOSERS}`, 'u');
const FULL_STOP_END = new RegExp(`(?<!\\.\\.)[.。।]${CLOSERS}`, 'u');
/** A placeholder at the end, after a colon or in brackets. Languages that inflect words may move a number there. */
const GAP_END = new RegExp(`[(（:：] ?${GAP}[)）]?$`, 'u');
const COLON_END = new RegExp(`[:：]${CLOSERS}`, 'u');

/** Checks the last character: a sentence has a full stop; a label has none. Thai has no full stops. */
const lastSign: TextCheck = ({ locale, englishProse, prose: whole }) => {
  if (locale === 'th') return [];
  const source = englishProse.trim();
  const prose = whole.trim();
  const last = source.at(-1) ?? '';
  if (SENTENCE_END.test(source))
    return SENTENCE_END.test(prose) || prose.endsWith(CODE) || GAP_END.test(prose)
      ? []
      : ['needs the sign at its end, as in English'];
  if (COLON_END.test(source)) return COLON_END.test(prose) ? [] : ['needs a colon at its end'];
  return /[\p{L}\p{N}]/u.test(last) || last === GAP
    ? FULL_STOP_END.test(prose) && !/\p{L}\./u.test(source)
      ? ['is a label: take out the full stop at its end']
      : []
    : [];
};

const edges: TextCheck = ({ own, english, prose }) =>
  own !== own.trim() && english === english.trim()
    ? ['has a space at its start or end: take it out']
    : / {2}/.test(prose) && !/ {2}/.test(english)
      ? ['has two spaces in a row: keep one']
      : [];

/** Checks that quotation marks, spaces and punctuation are as the language writes them. */
export const checkTypography: TextCheck = (text) =>
  [quotes, frenchSpaces, fullWidth, ownMarks, lastSign, edges].flatMap((check) => [...check(text)]);
