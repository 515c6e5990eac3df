import type { QuestionWords } from '@hopcode/translations/quiz/quiz-words';

/** The explanations for a scored answer. */
export const explain = (
  { right, words }: { readonly right: boolean; readonly words: readonly string[] },
  texts: QuestionWords,
): string[] => (right ? [texts.because] : words.flatMap((name) => texts.wrong[name] ?? []));
