const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Splits text into pieces. A line may end after each piece. A word that is too long for a line is split into single
 * letters.
 */
const piecesOf = (text: string, fits: (text: string) => boolean): string[] =>
  [...words.segment(text)].flatMap(({ segment }) =>
    fits(segment) ? [segment] : [...letters.segment(segment)].map((letter) => letter.segment),
  );

/**
 * Breaks text into lines that are at most `most` wide, as measured by `measure`. Returns at least one line and at most
 * `mostLines`. The last line contains the rest of the text.
 */
export const pictureLines = (
  text: string,
  most: number,
  measure: (text: string) => number,
  mostLines = Number.POSITIVE_INFINITY,
): string[] => {
  const fits = (part: string): boolean => measure(part.trim()) <= most;
  if (fits(text)) return [text];
  const lines = [''];
  for (const piece of piecesOf(text, fits)) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (fits(longer) || lines.length === mostLines) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
};
