import type { QuestionWords } from '@hopcode/translations/quiz/quiz-words';

/** The explanations for an answer that was checked. */
export const explain = (
  { right, words }: { readonly right: boolean; readonly words: readonly string[] },
  texts: QuestionWords,
): string[] => (right ? [texts.because] : words.flatMap((name) => texts.wrong[name] ?? []));
