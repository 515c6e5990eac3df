import { isRightToLeft } from '@hopcode/translations/isolate-direction';

/** The idea of a lesson: its first sentence and all the lines of code that show it, the new thing often in the last. */
export type LessonIdea = {
  readonly sentence: string;
  readonly code: string;
  /** Whether its sentence has a new word, which lessons print bold. */
  readonly hasNewWord: boolean;
  /** The index of the line with which a folded example begins: what the sentence is about, and lines below it. */
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

/** So many lines of an example are shown when it is folded. */
const LEAST_LINES = 4;

/**
 * The line with the code that the sentence names, without its brackets; for a sentence without code of the example, the
 * line below the imports.
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
  if (code.trim() === '' || sentence === '') return undefined;
  const shown = withoutComments(code);
  const hasNewWord = before?.querySelector('strong') !== null;
  return { sentence, code: shown, hasNewWord, first: firstLine(shown, before) };
};
