import { isRightToLeft } from '@hopcode/translations/isolate-direction';

/**
 * The idea of a lesson: its first sentence, and all lines of the code that shows it. The new part is often in the last
 * line.
 */
export type LessonIdea = {
  readonly sentence: string;
  readonly code: string;
  /** Whether the sentence contains a new word. Lessons show new words in bold. */
  readonly hasNewWord: boolean;
  /**
   * The index of the first visible line in a folded example. The sentence is about this line, and more lines are below
   * it.
   */
  readonly first: number;
};

/** The lines of a piece of code without comments and empty lines. */
const withoutComments = (code: string): string =>
  code
    .trim()
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n');

/** The text of an element. In a right-to-left sentence, the control characters LRI and PDI isolate the code. */
const textOf = (element: Element | null): string => {
  // A wide full stop already includes a space.
  const text = (element?.textContent ?? '').replace(/(?<=[。！？])\s+/g, '');
  if (!isRightToLeft(text)) return text.trim();
  for (const code of element?.querySelectorAll('code') ?? [])
    code.textContent = `\u2066${code.textContent}\u2069`;
  return (element?.textContent ?? '').trim();
};

/** Minimum number of visible lines in a folded example. */
const LEAST_LINES = 4;

/**
 * The index of the line that contains the code in the sentence, ignoring brackets. If the sentence names no code from
 * the example, the index of the first line after the imports.
 */
const firstLine = (code: string, sentence: Element | null): number => {
  const lines = code.split('\n');
  const names = [...(sentence?.querySelectorAll('code') ?? [])].map(({ textContent }) =>
    textContent.replaceAll(/[\u2066\u2069]|\(.*\)$/g, ''),
  );
  const named = names.map((name) => lines.findIndex((line) => line.includes(name))).find((at) => at >= 0);
  const first = named ?? lines.findIndex((line) => !/^(?:import|from)\b/.test(line));
  return Math.max(0, Math.min(first, lines.length - LEAST_LINES));
};

/**
 * Removes a label and its colon from the start of a sentence, because the page shows the same label beside the
 * sentence.
 */
const withoutLabel = (sentence: string, label: string): string => {
  const rest = sentence.slice(label.length);
  const isLabelled = sentence.toLowerCase().startsWith(label.toLowerCase()) && /^\s*[:：]/.test(rest);
  return isLabelled ? rest.replace(/^\s*[:：]\s*/, '') : sentence;
};

/**
 * Reads the idea from the HTML of a lesson; undefined if the lesson shows no code. `label` is the word that the page
 * shows beside the idea, such as New.
 */
export const ideaOf = (tutorial: string, label: string): LessonIdea | undefined => {
  const { body } = new DOMParser().parseFromString(tutorial, 'text/html');
  const code = body.querySelector('pre')?.textContent ?? '';
  // The element directly before the code.
  const before = body.querySelector('pre')?.previousElementSibling ?? body.querySelector('p');
  const sentence = withoutLabel(textOf(before), label);
  if (code.trim() === '' || sentence === '') return undefined;
  const shown = withoutComments(code);
  const hasNewWord = before?.querySelector('strong') !== null;
  return { sentence, code: shown, hasNewWord, first: firstLine(shown, before) };
};
