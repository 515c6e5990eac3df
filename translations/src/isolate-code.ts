import { isRightToLeft } from './isolate-direction.ts';

/** What can be before a string in code, including the letter of an f-string. */
const BEFORE_TEXT = /(?:[([{=,+<>]|[\w"')\]]:|\b(?:return|in|and|or|not|if|elif|while|print)) ?[fFrR]?/
  .source;
/** A character of code, or a whole string in quotes, whose text may be in any script. */
const SIGN = `(?:(?<=${BEFORE_TEXT})(?:"[^"\\n]*"|'[^'\\n]*')|[!-_a-~])`;
/**
 * Code between backticks, text that is already isolated, or a run of other ASCII characters with single spaces. Letters
 * directly after a name such as `move_forward` are a typing mistake and belong to the name.
 */
const CODE_OR_RUN = new RegExp(
  `\`[^\`]*\`|[\\u2066-\\u2068][^\\u2069]*\\u2069|${SIGN}+(?: ${SIGN}+)*(?:(?<=[a-z]_[a-z]+)[\\u05d0-\\u05ea\\u0620-\\u064a]+)?`,
  'g',
);
/** The end of a sentence inside a run: `X. speak()`. */
const BETWEEN_SENTENCES = /(?<=[.!?]) /;
const HAS_LETTER = /[A-Za-z_]/;
/** Symbols of code. A word that has only Latin letters is shown correctly without isolation. */
const HAS_SIGN = /[()[\]{}=+*/%<>_"'#.:-]/;
/** A single bracket or operator that a sentence is about. Other symbols look the same in both directions. */
const LONE_SIGN = /^(?:[()[\]{}<>]|[!=<>+*/%-]=|=>|->)$/;
/** Numbers with brackets or operators, which a right-to-left sentence would reverse. */
const ARITHMETIC = /\d.*[()[\]{}=+*/<>]|[()[\]{}=+*/<>].*\d/;
/** Punctuation that belongs to the sentence around the code. */
const SENTENCE_END = /[.,;:!?]+$/;
const BRACKET_BEGINS = / [([{]$/;
const SENTENCE_MARK = /^[.,;:!?-]+ /;
const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Where code starts and ends in a run: without brackets and punctuation that belong to the sentence around it. */
const codeIn = (run: string): readonly [number, number] => {
  let [start, end] = [0, run.length];
  for (;;) {
    const code = run.slice(start, end);
    const opened = PAIRS.find(
      ([open, close]) => code.startsWith(open) && count(code, open) > count(code, close),
    );
    const closed = PAIRS.find(
      ([open, close]) => code.endsWith(close) && count(code, close) > count(code, open),
    );
    const sentence = SENTENCE_END.exec(code)?.[0].length ?? 0;
    // In `A (` before a word in brackets, the open bracket is not part of the code.
    const bracket = BRACKET_BEGINS.exec(code)?.[0].length ?? 0;
    const mark = SENTENCE_MARK.exec(code)?.[0].length ?? 0;
    if (mark > 0) start += mark;
    else if (opened) start += 1;
    else if (closed) end -= 1;
    else if (bracket > 0) end -= bracket;
    else if (sentence > 0) end -= sentence;
    else return [start, end];
  }
};

/**
 * Where code starts and ends in a run without letters; undefined if the run has no code. `around` contains the
 * characters directly before and after the run.
 */
const signsIn = (run: string, around: string): readonly [number, number] | undefined => {
  const end = run.length - (SENTENCE_END.exec(run)?.[0].length ?? 0);
  // A bracket belongs to the sentence if it touches a word or an already isolated value.
  if (LONE_SIGN.test(run.slice(0, end)) && !/[\p{L}\p{N}\u2066-\u2069`]/u.test(around)) return [0, end];
  const place = codeIn(run);
  const code = run.slice(...place);
  const isClosed = PAIRS.every(([open, close]) => count(code, open) === count(code, close));
  return isClosed && ARITHMETIC.test(code) ? place : undefined;
};

const codePlace = (run: string, around: string): readonly [number, number] | undefined => {
  if (!HAS_LETTER.test(run)) return signsIn(run, around);
  const place = codeIn(run);
  const code = run.slice(...place);
  return HAS_LETTER.test(code) && HAS_SIGN.test(code) ? place : undefined;
};

/** A run in quotation marks of the language is code up to its end: `״player.״`. */
const IN_QUOTES = /^[\u05f4«»“”„]{2}$/;

const isolateRun = (run: string, around: string): string => {
  const isWhole = IN_QUOTES.test(around) && HAS_LETTER.test(run);
  const place: readonly [number, number] | undefined = isWhole ? [0, run.length] : codePlace(run, around);
  if (place === undefined) return run;
  const [start, end] = place;
  return `${run.slice(0, start)}\u2066${run.slice(start, end)}\u2069${run.slice(end)}`;
};

/** The sentences of a run. A full stop in quotes does not end a sentence: `speak("Hi. Bye")`. */
const sentencesOf = (run: string): string[] => {
  const sentences: string[] = [];
  let open = '';
  for (const part of run.split(BETWEEN_SENTENCES)) {
    const sentence = open === '' ? part : `${open} ${part}`;
    open = count(sentence, '"') % 2 === 1 ? sentence : '';
    if (open === '') sentences.push(sentence);
  }
  return open === '' ? sentences : [...sentences, open];
};

/**
 * Puts the code in a plain text between the characters LRI and PDI, which isolate its direction: without them, a Hebrew
 * sentence would show `look()` as `()look`, and a single `)` as `(`. Code between backticks does not change, because it
 * becomes an element. Text that is already isolated does not change.
 */
export const isolateCode = (text: string): string =>
  text.replaceAll(CODE_OR_RUN, (run, offset: number) => {
    if (/^[`\u2066-\u2068]/.test(run)) return run;
    const around = `${text[offset - 1] ?? ''}${text[offset + run.length] ?? ''}`;
    const sentences = sentencesOf(run);
    return sentences.length === 1
      ? isolateRun(run, around)
      : sentences.map((sentence) => isolateRun(sentence, '')).join(' ');
  });

const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069|`[^`]*`/g;
const RIGHT_TO_LEFT_MARK = '\u200f';

/**
 * Whether a right-to-left text begins with a left-to-right letter, for example because its first word is "Python". An
 * element that takes its direction from the first letter would show such a text in the wrong direction.
 */
export const beginsLeftToRight = (text: string): boolean => {
  const [first] = /\p{L}/u.exec(text.replaceAll(ISOLATED, '')) ?? [];
  // A text that consists only of isolated names has no first letter.
  const isLeftToRight = first === undefined ? text.includes('\u2068') : !isRightToLeft(first);
  return isLeftToRight && isRightToLeft(text);
};

/**
 * Isolates the code in a right-to-left text, and adds a direction mark at the start if the text begins with a
 * left-to-right letter.
 */
export const withDirection = (text: string): string => {
  const isolated = isolateCode(text);
  return beginsLeftToRight(isolated) ? `${RIGHT_TO_LEFT_MARK}${isolated}` : isolated;
};
