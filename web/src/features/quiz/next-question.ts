import type { QuestionState } from '@hopcode/contract/quiz/question';

/** The questions to practise from an address such as `2,5`; undefined for the whole quiz. */
export const practiceFrom = (text: string | null, total: number): readonly number[] | undefined => {
  const numbers = (text ?? '').split(',').map(Number);
  const known = numbers.filter((number) => Number.isInteger(number) && number >= 1 && number <= total);
  return known.length > 0 ? known : undefined;
};

/**
 * The question after `number`. In a practice round, it is the next question to practise. Otherwise it is the next
 * question of the quiz. After the last one, it is the first question without an answer. Undefined if there are no more questions.
 */
export const nextQuestion = (
  number: number,
  states: readonly QuestionState[],
  practice: readonly number[] | undefined,
): number | undefined => {
  if (practice) return practice.find((one) => one > number);
  if (number < states.length) return number + 1;
  const open = states.findIndex(({ right }, index) => right === null && index + 1 !== number);
  return open < 0 ? undefined : open + 1;
};
