import type { QuizAnswer } from './quiz-answer.ts';
import type { CompiledQuestion } from './quiz-format.ts';

/** The score of an answer. `words` contains the keys of the explanations for wrong parts. */
export type Scored = { readonly right: boolean; readonly words: readonly string[] };

const RIGHT: Scored = { right: true, words: [] };
const wrong = (words: readonly string[]): Scored => ({ right: false, words });

const sameKeys = (given: readonly string[], wanted: readonly string[]): boolean =>
  [...given].sort().join() === [...wanted].sort().join();

const scoreOrder = (
  { lines, answers }: Extract<CompiledQuestion, { kind: 'order' }>,
  given: readonly string[],
): Scored => {
  if (answers.some((order) => order.join() === given.join())) return RIGHT;
  // Compares the given order with the correct order that shares the longest start with it.
  const together = (order: readonly string[]): number => order.findIndex((key, at) => key !== given[at]);
  const nearest = [...answers].sort((a, b) => together(b) - together(a))[0] ?? [];
  const missed = nearest[together(nearest)];
  return wrong(lines.flatMap(({ key, name }) => (key === missed ? [name] : [])));
};

/**
 * Scores an answer as fully right or wrong. Undefined when the answer does not have the form of the question
 * or names unknown parts.
 */
export const scoreAnswer = (question: CompiledQuestion, answer: QuizAnswer): Scored | undefined => {
  switch (question.kind) {
    case 'read':
    case 'predict': {
      const option = 'option' in answer && question.options.find(({ key }) => key === answer.option);
      if (!option) return undefined;
      return option.key === question.answer ? RIGHT : wrong([option.name]);
    }
    case 'bug': {
      if (!('line' in answer) || !question.lines.includes(answer.line)) return undefined;
      return answer.line === question.answer ? RIGHT : wrong([`line-${answer.line}`]);
    }
    case 'match': {
      if (!('pairs' in answer)) return undefined;
      const { pairs } = answer;
      const keys = (parts: readonly { readonly key: string }[]) => parts.map(({ key }) => key);
      if (!sameKeys(Object.keys(pairs), keys(question.left))) return undefined;
      if (!Object.values(pairs).every((key) => keys(question.right).includes(key))) return undefined;
      const missed = question.left.filter(({ key }) => pairs[key] !== question.answer[key]);
      return missed.length === 0 ? RIGHT : wrong(missed.map(({ name }) => name));
    }
    case 'order': {
      const keys = question.lines.map(({ key }) => key);
      if (!('order' in answer) || !sameKeys(answer.order, keys)) return undefined;
      return scoreOrder(question, answer.order);
    }
  }
};

/** The correct answer, for display once the student has answered. */
export const rightAnswer = (question: CompiledQuestion): QuizAnswer => {
  switch (question.kind) {
    case 'read':
    case 'predict':
      return { option: question.answer };
    case 'bug':
      return { line: question.answer };
    case 'match':
      return { pairs: question.answer };
    case 'order':
      return { order: question.answers[0] ?? [] };
  }
};

/** Keys of the explanations that a question needs: one for every possible wrong answer. */
export const explanationsNeeded = (question: CompiledQuestion): string[] => {
  switch (question.kind) {
    case 'read':
    case 'predict':
      return question.options.filter(({ key }) => key !== question.answer).map(({ name }) => name);
    case 'bug':
      return question.lines.filter((line) => line !== question.answer).map((line) => `line-${line}`);
    case 'match':
      return question.left.map(({ name }) => name);
    case 'order': {
      // If all lines except the last are right, the last is right too.
      const last = question.answers.map((order) => order.at(-1));
      return question.lines
        .filter(({ key }) => !last.every((lastKey) => lastKey === key))
        .map(({ name }) => name);
    }
  }
};
