import { CREATIVE_NAME_LENGTH } from '@hopcode/contract/creative/creative-level';

/** What is wrong with the name of a level (game.md section 5, 'Level creator'). */
export type NameProblem = 'required' | 'short' | 'long';

/** What is wrong with a name; undefined for a good name. Spaces around it do not count. */
export const nameProblem = (name: string): NameProblem | undefined => {
  const { length } = [...name.trim()];
  if (length === 0) return 'required';
  if (length < CREATIVE_NAME_LENGTH.least) return 'short';
  return length > CREATIVE_NAME_LENGTH.most ? 'long' : undefined;
};
