import type { Tip } from '@hopcode/contract/assistant/tip';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import classes from './tip-change.module.css';

type Props = { readonly tip: Pick<Tip, 'gap' | 'line_number'> };

/** The learner's line as code, with a gap for the learner to fill. */
export const TipGap = ({ tip: { gap, line_number: line } }: Props) => {
  const t = useWords('play');
  const language = useLanguage();
  if (gap === null) return null;
  return (
    <figure className={classes.change}>
      <figcaption>
        <bdi>
          {line === null
            ? t('play:tips.gap')
            : t('play:tips.gapInLine', { line: formatNumber(language, line) })}
        </bdi>
      </figcaption>
      <pre dir="ltr">
        <code>{gap.trim()}</code>
      </pre>
    </figure>
  );
};
