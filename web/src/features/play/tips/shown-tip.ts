import type { Tip } from '@hopcode/contract/assistant/tip';
import type { TipView } from './tip-view.ts';

/** The same tip without its change and with other text. Used if the change did not get further in a hidden run. */
export const wordsOnly = (tip: Tip): Tip => ({
  ...tip,
  text: tip.words,
  code_to_add: null,
  code_to_modify: null,
  line_number: null,
  resulted_code: null,
  is_code_sufficient: false,
  rung: tip.rung === 1 ? 1 : 2,
  gap: null,
});

/**
 * A tip on the second rung gets the card's advice as its text. The card has already said what is wrong. A general idea
 * about this kind of error would not answer the learner's question.
 */
export const withAdvice = (tip: Tip, advice: string | null): Tip =>
  tip.rung === 2 && advice !== null ? { ...tip, text: advice, words: advice } : tip;

/** If the text of a tip only repeats what was said before, replaces it with the first of `others` that is new. */
export const notSaid = (view: TipView, said: readonly string[], others: readonly string[]): TipView => {
  if (view.kind !== 'tip' || !said.includes(view.tip.text)) return view;
  const text = others.find((one) => !said.includes(one));
  return text === undefined ? view : { ...view, tip: { ...view.tip, text } };
};

/**
 * Whether a tip continues the message about the error of the same run. It must be about the line of the error, or name
 * that line. A line that is added directly below the error counts too. A tip without a line fits every error.
 */
export const continuesError = (
  { text, line_number: line, code_to_modify: modified }: Pick<Tip, 'text' | 'line_number' | 'code_to_modify'>,
  errorLine: number | null,
): boolean => {
  if (errorLine === null || line === null || line === errorLine) return true;
  return (modified === null && line === errorLine + 1) || text.split(/\D+/).includes(`${errorLine}`);
};
