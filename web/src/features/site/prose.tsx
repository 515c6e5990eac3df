import { blocksOf, type Piece } from './plain-text.ts';
import classes from './prose.module.css';

const Words = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ at, code, text }) =>
    code ? (
      <code key={at} dir="ltr">
        {text}
      </code>
    ) : (
      text
    ),
  );

type Props = { readonly text: string };

/** Renders a longer text from the catalogue. The text may have paragraphs and lists. */
export const Prose = ({ text }: Props) => (
  <div className={classes.prose}>
    {blocksOf(text).map((block) => {
      if (block.kind === 'paragraph')
        return (
          <p key={block.at}>
            <Words pieces={block.pieces} />
          </p>
        );
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List key={block.at}>
          {block.items.map(({ at, pieces }) => (
            <li key={at}>
              <Words pieces={pieces} />
            </li>
          ))}
        </List>
      );
    })}
  </div>
);
