import type { QuestionWords } from '@hopcode/translations/quiz/quiz-words';

/** What there is to say about an answer that was scored. */
export const explain = (
  { right, words }: { readonly right: boolean; readonly words: readonly string[] },
  texts: QuestionWords,
): string[] => (right ? [texts.because] : words.flatMap((name) => texts.wrong[name] ?? []));
