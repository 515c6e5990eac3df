/**
 * Joins sentences into one text. Adds no space after a Chinese or Japanese full stop, because that symbol already
 * includes a space.
 */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(' ').replaceAll('。 ', '。');
