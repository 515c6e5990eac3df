/** A piece of a line. It contains words, or code from between backticks. `at` is the index of the piece in the line. */
export type Piece = { readonly at: number; readonly code: boolean; readonly text: string };

export type Line = { readonly at: number; readonly pieces: readonly Piece[] };

/** A block of text: a paragraph, or a list with or without numbers. `at` is the index of the block. */
export type Block =
  | { readonly kind: 'paragraph'; readonly at: number; readonly pieces: readonly Piece[] }
  | {
      readonly kind: 'list';
      readonly at: number;
      readonly ordered: boolean;
      readonly items: readonly Line[];
    };

const MARK = /^(?:- |\d+\. )/;

const piecesOf = (line: string): readonly Piece[] =>
  line
    .split('`')
    .map((text, at) => ({ at, code: at % 2 === 1, text }))
    .filter(({ text }) => text !== '');

/**
 * Parses a text from the catalogue. Blank lines separate blocks. A block is a list if all its lines start with `- `, or
 * with a number and a dot. Text between backticks is code.
 */
export const blocksOf = (text: string): readonly Block[] =>
  text
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines, at): Block => {
      if (!lines.every((line) => MARK.test(line)))
        return { kind: 'paragraph', at, pieces: piecesOf(lines.join(' ')) };
      const items = lines.map((line, place) => ({ at: place, pieces: piecesOf(line.replace(MARK, '')) }));
      return { kind: 'list', at, ordered: !lines[0]?.startsWith('- '), items };
    });

/**
 * The start of a text without markup, cut after a whole word. It has at most `length` characters: `Loops repeat...`.
 */
export const firstWords = (text: string, length: number): string => {
  const words = blocksOf(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block]))
    .map(({ pieces }) => pieces.map((piece) => piece.text).join(''))
    .join(' ');
  if (words.length <= length) return words;
  const end = words.lastIndexOf(' ', length - 3);
  return `${words.slice(0, end < 0 ? length - 3 : end)}...`;
};
