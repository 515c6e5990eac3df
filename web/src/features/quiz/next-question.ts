import type { QuestionState } from '@hopcode/contract/quiz/question';

/** The questions that are practised, from an address as `2,5`; undefined when the quiz is taken as a whole. */
export const practiceFrom = (text: string | null, total: number): readonly number[] | undefined => {
  const numbers = (text ?? '').split(',').map(Number);
  const known = numbers.filter((number) => Number.isInteger(number) && number >= 1 && number <= total);
  return known.length > 0 ? known : undefined;
};

/**
 * The question after one: in practice the next of those, else the next of the quiz; after the last one the first that
 * has no answer yet. Undefined when there is nothing left.
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
