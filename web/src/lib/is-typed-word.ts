/** Matches accents above and below letters, which many keyboards cannot type. */
const ACCENTS = /[\u0300-\u036f]/g;

const plain = (text: string): string => text.normalize('NFD').replaceAll(ACCENTS, '');

/** Whether `typed` is the word that confirms a deletion. The two words must be equal, except for accents. */
export const isTypedWord = (typed: string, word: string): boolean => plain(typed) === plain(word);
