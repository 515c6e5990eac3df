import type { Tip } from '@hopcode/contract/assistant/tip';
import type { TipView } from './tip-view.ts';

/** A tip without its change, with the words for that: the change did not get further when it ran unseen. */
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
 * A tip of the second rung with the advice of the card: the card has said what is wrong, and an idea about all errors of
 * the kind would answer something else.
 */
export const withAdvice = (tip: Tip, advice: string | null): Tip =>
  tip.rung === 2 && advice !== null ? { ...tip, text: advice, words: advice } : tip;

/** A tip with the first of `others` that is not said yet, where its own text only repeats one. */
export const notSaid = (view: TipView, said: readonly string[], others: readonly string[]): TipView => {
  if (view.kind !== 'tip' || !said.includes(view.tip.text)) return view;
  const text = others.find((one) => !said.includes(one));
  return text === undefined ? view : { ...view, tip: { ...view.tip, text } };
};

/**
 * Whether a tip continues the message about the error of the same run: it is about the error's line, or names it beside
 * the line that caused it. A line added right below the error is the same place; a tip without a line is about any.
 */
export const continuesError = (
  { text, line_number: line, code_to_modify: modified }: Pick<Tip, 'text' | 'line_number' | 'code_to_modify'>,
  errorLine: number | null,
): boolean => {
  if (errorLine === null || line === null || line === errorLine) return true;
  return (modified === null && line === errorLine + 1) || text.split(/\D+/).includes(`${errorLine}`);
};
