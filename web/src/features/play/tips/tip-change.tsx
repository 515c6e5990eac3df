import type { Tip } from '@hopcode/contract/assistant/tip';
import { Fragment } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import classes from './tip-change.module.css';

type Change = {
  readonly kind: 'add' | 'replace' | 'remove';
  readonly line: number;
  readonly code: string;
};

/** The change in a tip, with the line to add or to remove; undefined if there is none. */
export const changeOf = ({ code_to_add, code_to_modify, line_number }: Tip): Change | undefined => {
  if (line_number === null) return undefined;
  if (code_to_add) {
    return { kind: code_to_modify === null ? 'add' : 'replace', line: line_number, code: code_to_add };
  }
  return code_to_modify === null ? undefined : { kind: 'remove', line: line_number, code: code_to_modify };
};

/** A line as it will be in the program. Symbols show its indent, because the indent may be the only change. */
const SuggestedLine = ({ line }: { readonly line: string }) => {
  const written = line.trimStart();
  const room = line.slice(0, line.length - written.length);
  return (
    <>
      {room === '' ? null : (
        <span
          className={classes.room}
          data-signs={room.replaceAll('\t', '→').replaceAll(' ', '·')}
          aria-hidden
        >
          {room}
        </span>
      )}
      {written}
    </>
  );
};

type Props = { readonly tip: Tip };

/**
 * The lines that a tip suggests, or the line to remove, which is struck through. The caption says what to do with them.
 */
export const TipChange = ({ tip }: Props) => {
  const t = useWords('play');
  const language = useLanguage();
  const change = changeOf(tip);
  if (!change) return null;
  const { kind, line, code } = change;
  const lines = code.split('\n').map((text, at) => ({ number: line + at, text }));
  const numbers = {
    line: formatNumber(language, line),
    last: formatNumber(language, line + lines.length - 1),
  };
  const words = lines.length > 1 && kind !== 'remove' ? (`${kind}More` as const) : kind;
  return (
    <figure className={classes.change}>
      <figcaption>
        <bdi>{t(`play:tips.change.${words}`, numbers)}</bdi>
      </figcaption>
      <pre dir="ltr">
        {/* Strikes through only the text of the line, not its indent. */}
        {kind === 'remove' ? (
          <code>
            <del>{code.trimStart()}</del>
          </code>
        ) : (
          <code>
            {lines.map(({ number, text }) => (
              <Fragment key={number}>
                {number > line ? '\n' : null}
                <SuggestedLine line={text} />
              </Fragment>
            ))}
          </code>
        )}
      </pre>
    </figure>
  );
};
