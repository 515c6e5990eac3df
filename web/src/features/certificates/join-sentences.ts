/**
 * Joins sentences to one text. There is no space after the full stop of Chinese and Japanese, which includes its own.
 */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(' ').replaceAll('。 ', '。');
