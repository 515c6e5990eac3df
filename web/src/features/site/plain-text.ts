/** A piece of a line: words, or program text between backticks. `at` is its place in the line. */
export type Piece = { readonly at: number; readonly code: boolean; readonly text: string };

export type Line = { readonly at: number; readonly pieces: readonly Piece[] };

/** A block of a text, `at` its place in it: a paragraph, or a list with or without numbers. */
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
 * Reads a text of the catalogue: blank lines part blocks; a block whose lines all begin with `- ` or with a number
 * and a dot is a list; what stands between backticks is program text.
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
