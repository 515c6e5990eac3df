/** Sentences in a row. After the full stop of Chinese and Japanese, which brings its own room, there is no space. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(' ').replaceAll('。 ', '。');
