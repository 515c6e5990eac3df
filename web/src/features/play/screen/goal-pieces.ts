import type { Goal } from '@hopcode/engine/formats/level';

type Piece = { readonly at: number; readonly text: string; readonly isCode: boolean };

type Named = {
  readonly levelGoals: readonly Pick<Goal, 'variable'>[];
  readonly constants: readonly { readonly name: string }[];
};

/**
 * In English, the name of a variable can also be an ordinary word. So a name counts only after a word that announces
 * it, such as "variable" or "list".
 */
const AFTER_KIND =
  /\b(?:(?:variables?|lists?|dictionar(?:y|ies)|tuples?)(?:\s+called)?|called)\s+(\w+)(?:,\s+(\w+))*(?:,?\s+and\s+(\w+))?/giu;

const isWritten = (name: string): boolean => /[_\d]/.test(name);

/** The places in the goal where one of these names appears, in order. */
const placesOf = (goal: string, names: readonly string[], language: string) => {
  const inEnglish = [...goal.matchAll(AFTER_KIND)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
  return [...goal.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)].filter(
    ({ index, 0: word }) =>
      names.includes(word) &&
      (language !== 'en' || isWritten(word) || inEnglish.some(({ from, to }) => index > from && index < to)),
  );
};

/** Splits a goal into pieces of text and code. The names of the level's variables are code. */
export const goalPieces = (
  goal: string,
  { levelGoals, constants }: Named,
  language: string,
): readonly Piece[] => {
  const names = [
    ...constants.map(({ name }) => name),
    ...levelGoals.flatMap(({ variable }) => variable ?? []),
  ];
  let at = 0;
  const pieces: Piece[] = [];
  for (const { index, 0: word } of placesOf(goal, names, language)) {
    if (index > at) pieces.push({ at, text: goal.slice(at, index), isCode: false });
    pieces.push({ at: index, text: word, isCode: true });
    at = index + word.length;
  }
  return at < goal.length ? [...pieces, { at, text: goal.slice(at), isCode: false }] : pieces;
};
