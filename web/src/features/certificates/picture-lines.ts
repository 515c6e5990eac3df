const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The pieces of a text between which a line may end; a word that is too long for a line falls into its letters. */
const piecesOf = (text: string, fits: (text: string) => boolean): string[] =>
  [...words.segment(text)].flatMap(({ segment }) =>
    fits(segment) ? [segment] : [...letters.segment(segment)].map((letter) => letter.segment),
  );

/**
 * A text as lines of at most a width, as `measure` measures it. At least one line and at most `mostLines`, of which the last
 * has the whole rest.
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
