import type { QuizPart, QuizQuestion } from '@hopcode/contract/quiz/question';
import { playableLevel } from '@hopcode/courses/playable-level';
import type {
  QuizPart as CompiledPart,
  CompiledQuestion,
  CompiledQuiz,
} from '@hopcode/courses/quiz/quiz-format';
import type { QuestionInLanguage } from '@hopcode/translations/quiz/quiz-words';
import type { Content } from '../parts/content.ts';

/** A question of a quiz with its words in one language. */
export type WordedQuestion = { readonly compiled: CompiledQuestion; readonly words: QuestionInLanguage };

/**
 * The questions of a quiz in order, with their words in one language. Throws if a question has no words, which the
 * build makes impossible.
 */
export function wordedQuestions(content: Content, quiz: CompiledQuiz, locale: string): WordedQuestion[] {
  const words = content.quizWords(quiz, locale);
  return quiz.questions.map((compiled) => {
    const own = words.get(compiled.id);
    if (own === undefined) throw new RangeError(`no words for the question "${compiled.id}"`);
    return { compiled, words: own };
  });
}

const shown = (
  parts: readonly CompiledPart[],
  texts: Readonly<Record<string, string>> | undefined,
): QuizPart[] =>
  parts.map(({ key, name, code, tile }) => {
    if (code !== undefined) return { key, code };
    return tile === undefined ? { key, words: texts?.[name] ?? '' } : { key, tile };
  });

/**
 * A question in the form that a student gets. Only known fields are copied, so that no part of the correct answer
 * reaches the student.
 */
export function questionInWords(
  content: Content,
  courseId: string,
  { compiled, words }: WordedQuestion,
  number: number,
): QuizQuestion {
  const slug = compiled.level;
  const level = slug === undefined ? undefined : content.level(courseId, slug, 'en');
  const base = {
    number,
    question: words.question,
    ...(words.english && { english: words.english }),
    code: compiled.code ?? null,
    picture:
      slug === undefined || level === undefined
        ? null
        : { level: playableLevel(level), slug, words: words.picture ?? '' },
  };
  switch (compiled.kind) {
    case 'read':
    case 'predict':
      return { ...base, kind: compiled.kind, options: shown(compiled.options, words.options) };
    case 'bug':
      return { ...base, kind: compiled.kind, lines: [...compiled.lines] };
    case 'match':
      return {
        ...base,
        kind: compiled.kind,
        left: shown(compiled.left, words.left),
        right: shown(compiled.right, words.right),
      };
    case 'order':
      return { ...base, kind: compiled.kind, lines: shown(compiled.lines, undefined) };
  }
}
