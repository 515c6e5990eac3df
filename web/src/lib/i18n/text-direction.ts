import { lacks } from 'virtual:words';
import { isolateCode, withDirection } from '@hopcode/translations/isolate-code';
import { isRightToLeft } from '@hopcode/translations/isolate-direction';

/** An English sentence. On a right-to-left page, its punctuation would move to the other end of the sentence. */
const SENTENCE = /[A-Za-z].*[.,;:!?)]$/s;

/** The mark at the start of a Markdown line (of a list item or a heading), and the rest of the line. */
const LINE = /^(\s*(?:(?:[-*]|\d+\.|#+)\s+)?)(.+)$/gm;

/**
 * Isolates the code in text of a right-to-left language. If the text is still in English, isolates each whole line. If
 * all words of the language are English, the style sheet sets the direction of each text (`untranslated.css`).
 */
export const isolateText = (text: string, locale: string): string => {
  if (isRightToLeft(text))
    return text.includes('```')
      ? isolateCode(text)
      : text.replaceAll(LINE, (_, mark: string, rest: string) => `${mark}${withDirection(rest)}`);
  return locale in lacks && SENTENCE.test(text) ? text.replaceAll(LINE, '$1\u2066$2\u2069') : text;
};
