import { isRightToLeft } from '@hopcode/translations/isolate-direction';

/**
 * The idea of a lesson: its first sentence and all the lines of code that show it. The new part is often in the last
 * line.
 */
export type LessonIdea = {
  readonly sentence: string;
  readonly code: string;
  /** Whether its sentence contains a new word, which is bold in lessons. */
  readonly hasNewWord: boolean;
  /** The index of the first line in a folded example: the line that the sentence is about, with lines below it. */
  readonly first: number;
};

/** The lines of a piece of code without comments and empty lines. */
const withoutComments = (code: string): string =>
  code
    .trim()
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n');

/** The text of an element. In a sentence from right to left, the characters LRI and PDI isolate its code. */
const textOf = (element: Element | null): string => {
  // A wide full stop has its own space.
  const text = (element?.textContent ?? '').replace(/(?<=[。！？])\s+/g, '');
  if (!isRightToLeft(text)) return text.trim();
  for (const code of element?.querySelectorAll('code') ?? [])
    code.textContent = `\u2066${code.textContent}\u2069`;
  return (element?.textContent ?? '').trim();
};

/** How many lines of an example are visible when it is folded. */
const LEAST_LINES = 4;

/**
 * The line with the code that the sentence names, without its brackets. If the sentence contains no code from the
 * example, the line below the imports.
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

/** Removes the first word and its colon from a sentence if the label beside it says the same. */
const withoutLabel = (sentence: string, label: string): string => {
  const rest = sentence.slice(label.length);
  const isLabelled = sentence.toLowerCase().startsWith(label.toLowerCase()) && /^\s*[:：]/.test(rest);
  return isLabelled ? rest.replace(/^\s*[:：]\s*/, '') : sentence;
};

/**
 * Reads the idea from the HTML of a lesson; undefined if the lesson shows no code. `label` is the word beside the idea,
 * such as New.
 */
export const ideaOf = (tutorial: string, label: string): LessonIdea | undefined => {
  const { body } = new DOMParser().parseFromString(tutorial, 'text/html');
  const code = body.querySelector('pre')?.textContent ?? '';
  // The sentence directly before the code.
  const before = body.querySelector('pre')?.previousElementSibling ?? body.querySelector('p');
  const sentence = withoutLabel(textOf(before), label);
  if (code.trim() === '' || sentence === '') return undefined;
  const shown = withoutComments(code);
  const hasNewWord = before?.querySelector('strong') !== null;
  return { sentence, code: shown, hasNewWord, first: firstLine(shown, before) };
};
