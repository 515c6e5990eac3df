import { lacks } from 'virtual:words';

/** A run of ASCII with single spaces between its parts. */
const RUN = /[!-~]+(?: [!-~]+)*/g;
const HAS_LETTER = /[A-Za-z_]/;
/** Signs of code; a word in Latin letters alone keeps its place without help. */
const HAS_SIGN = /[()[\]{}=+*/%<>_"'#.:-]/;
/** A bracket or an operator as the subject of a sentence; others look the same in both directions. */
const LONE_SIGN = /^(?:[()[\]{}<>]|[!=<>+*/%-]=|=>|->)$/;
/** Numbers with brackets or operators, which a sentence from right to left would turn round. */
const ARITHMETIC = /\d.*[()[\]{}=+*/<>]|[()[\]{}=+*/<>].*\d/;
/** What belongs to the sentence around the code. */
const SENTENCE_END = /[.,;:!?]+$/;
const SENTENCE_MARK = /^[.,;:!?-]+ /;
const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Where code starts and ends in a run: without the brackets and the punctuation of the sentence around it. */
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
    const mark = SENTENCE_MARK.exec(code)?.[0].length ?? 0;
    if (mark > 0) start += mark;
    else if (opened) start += 1;
    else if (closed) end -= 1;
    else if (sentence > 0) end -= sentence;
    else return [start, end];
  }
};

/** Where the code of a run is that has no letter; undefined without code. `around` are the characters beside the run. */
const signsIn = (run: string, around: string): readonly [number, number] | undefined => {
  const end = run.length - (SENTENCE_END.exec(run)?.[0].length ?? 0);
  // A bracket that touches a word, or a value that is isolated already, belongs to the sentence.
  if (LONE_SIGN.test(run.slice(0, end)) && !/[\p{L}\p{N}\u2066-\u2069]/u.test(around)) return [0, end];
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

/**
 * Puts the code in a plain text between the characters LRI and PDI, which isolate its direction: without them `look()`
 * in a Hebrew sentence is shown as `()look`, and a lone `)` as `(`. A text with backticks is left, because its code
 * becomes an element.
 */
export const isolateCode = (text: string): string =>
  text.includes('`')
    ? text
    : text.replaceAll(RUN, (run, offset: number) => {
        const around = `${text[offset - 1] ?? ''}${text[offset + run.length] ?? ''}`;
        const place = codePlace(run, around);
        if (place === undefined) return run;
        const [start, end] = place;
        return `${run.slice(0, start)}\u2066${run.slice(start, end)}\u2069${run.slice(end)}`;
      });

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff]/;

/** A sentence, whose punctuation would move to its other end. */
const SENTENCE = /[A-Za-z].*[.,;:!?)]$/s;

/**
 * Isolates the code in a text of a language that is written from right to left; of a text that is still in English, the
 * whole sentence. Where all words are English, the style sheet gives each text its direction (`untranslated.css`).
 */
export const isolateText = (text: string, locale: string): string => {
  if (RIGHT_TO_LEFT_LETTER.test(text)) return isolateCode(text);
  return locale in lacks && SENTENCE.test(text) ? `\u2066${text}\u2069` : text;
};
