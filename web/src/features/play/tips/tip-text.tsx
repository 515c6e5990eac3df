import classes from './tip-text.module.css';

type Piece = { readonly at: number; readonly kind: 'words' | 'code'; readonly text: string };

/** Splits a tip into pieces. Text between backticks is code. A single backtick is plain text. */
export const tipPieces = (text: string): readonly Piece[] => {
  let at = 0;
  return text.split(/(`[^`]+`)/).flatMap((part): readonly Piece[] => {
    const from = at;
    at += part.length;
    if (part === '') return [];
    const isCode = /^`[^`]+`$/.test(part);
    return [{ at: from, kind: isCode ? 'code' : 'words', text: isCode ? part.slice(1, -1) : part }];
  });
};

/** The text of a tip for screen readers. */
export const spokenTip = (text: string): string =>
  tipPieces(text)
    .map((piece) => piece.text)
    .join('');

type Props = { readonly text: string };

/** The assistant's text. It is plain text in any language, with pieces of code. It is never parsed as HTML. */
export const TipText = ({ text }: Props) => (
  <p className={classes.text}>
    {tipPieces(text).map((piece) =>
      piece.kind === 'code' ? (
        <code key={piece.at} dir="ltr">
          {piece.text}
        </code>
      ) : (
        <span key={piece.at}>{piece.text}</span>
      ),
    )}
  </p>
);
