import type { Tip } from '@hopcode/contract/assistant/tip';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import classes from './tip-change.module.css';

type Change = {
  readonly kind: 'add' | 'replace' | 'remove';
  readonly line: number;
  readonly code: string;
};

/** The one change of a tip, with the line that is new or goes; undefined where it has none. */
export const changeOf = ({ code_to_add, code_to_modify, line_number }: Tip): Change | undefined => {
  if (line_number === null) return undefined;
  if (code_to_add) {
    return { kind: code_to_modify === null ? 'add' : 'replace', line: line_number, code: code_to_add };
  }
  return code_to_modify === null ? undefined : { kind: 'remove', line: line_number, code: code_to_modify };
};

type Props = { readonly tip: Tip };

/** The line that a tip suggests, or the one that is to go, struck through; the words say which of them it is. */
export const TipChange = ({ tip }: Props) => {
  const t = useWords('play');
  const language = useLanguage();
  const change = changeOf(tip);
  if (!change) return null;
  const { kind, line, code } = change;
  // Only what is written there is struck through, not the room before it.
  const written = code.trimStart();
  return (
    <figure className={classes.change}>
      <figcaption>
        <bdi>{t(`play:tips.change.${kind}`, { line: formatNumber(language, line) })}</bdi>
      </figcaption>
      <pre dir="ltr">
        <code>
          {code.slice(0, code.length - written.length)}
          {kind === 'remove' ? <del>{written}</del> : written}
        </code>
      </pre>
    </figure>
  );
};
