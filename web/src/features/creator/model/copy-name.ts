import { CREATIVE_NAME_LENGTH } from '@hopcode/contract/creative/creative-level';

/** The name of a copy: the words for a copy around the name. The name is cut if the result is too long. */
export const copyName = (name: string, words: (name: string) => string): string => {
  const room = CREATIVE_NAME_LENGTH.most - [...words('')].length;
  return words([...name].slice(0, Math.max(1, room)).join('')).trim();
};
