/** Adds a full stop, unless the text already ends with a punctuation mark, for example in the learner's own text. */
export const withFullStop = (words: string): string =>
  /[\p{Sentence_Terminal}…]\p{Punctuation}*$/u.test(words) ? words : `${words}.`;
