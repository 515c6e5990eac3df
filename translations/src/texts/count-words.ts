/** The number of words in a plain text. A piece without a space is one word, such as `math.comb` or "well-known". */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
