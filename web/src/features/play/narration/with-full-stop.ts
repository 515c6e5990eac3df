/**
 * Ends words with a full stop, unless they already end with a punctuation mark, for example of the learner's own text.
 */
export const withFullStop = (words: string): string =>
  /[\p{Sentence_Terminal}…]\p{Punctuation}*$/u.test(words) ? words : `${words}.`;
