/** The idea of a lesson: its first sentence and the lines of code that show it. */
export type LessonIdea = {
  readonly sentence: string;
  readonly code: string;
};

/** Most lines of code beside a goal; the lesson has all of them. */
const MOST_LINES = 6;

/** The first lines of a piece of code without comments and empty lines; an ellipsis says that there are more. */
const shortened = (code: string): string => {
  const lines = code
    .trim()
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line));
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), '…'].join('\n') : lines.join('\n');
};

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff]/;

/** The text of an element. In a sentence from right to left, the characters LRI and PDI isolate its code. */
const textOf = (element: Element | null): string => {
  // A wide full stop has its own space.
  const text = (element?.textContent ?? '').replace(/(?<=[。！？])\s+/g, '');
  if (!RIGHT_TO_LEFT_LETTER.test(text)) return text.trim();
  for (const code of element?.querySelectorAll('code') ?? [])
    code.textContent = `\u2066${code.textContent}\u2069`;
  return (element?.textContent ?? '').trim();
};

/** A sentence without the word and the colon that it begins with: the label beside it says the same. */
const withoutLabel = (sentence: string, label: string): string => {
  const rest = sentence.slice(label.length);
  const isLabelled = sentence.toLowerCase().startsWith(label.toLowerCase()) && /^\s*[:：]/.test(rest);
  return isLabelled ? rest.replace(/^\s*[:：]\s*/, '') : sentence;
};

/**
 * Reads the idea from the HTML of a lesson; undefined if it shows no code of its own. `label` is the word beside the idea,
 * such as New.
 */
export const ideaOf = (tutorial: string, label: string): LessonIdea | undefined => {
  const { body } = new DOMParser().parseFromString(tutorial, 'text/html');
  const code = body.querySelector('pre')?.textContent ?? '';
  // The sentence that leads to the code.
  const before = body.querySelector('pre')?.previousElementSibling ?? body.querySelector('p');
  const sentence = withoutLabel(textOf(before), label);
  return code.trim() === '' || sentence === '' ? undefined : { sentence, code: shortened(code) };
};
