/** Ends words with a full stop, unless what they end with, such as a text of the learner, has brought a sign of its own. */
export const withFullStop = (words: string): string =>
  /[\p{Sentence_Terminal}…]\p{Punctuation}*$/u.test(words) ? words : `${words}.`;
