import { CREATIVE_NAME_LENGTH } from '@hopcode/contract/creative/creative-level';

/**
 * The name of a copy of a level: `words` puts the name into a phrase that says that it is a copy. If the result is too
 * long, the name is cut.
 */
export const copyName = (name: string, words: (name: string) => string): string => {
  const room = CREATIVE_NAME_LENGTH.most - [...words('')].length;
  return words([...name].slice(0, Math.max(1, room)).join('')).trim();
};
