/**
 * Joins sentences into one text. Adds no space after the full stop of Chinese and Japanese, because that symbol already
 * includes one.
 */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(' ').replaceAll('。 ', '。');
