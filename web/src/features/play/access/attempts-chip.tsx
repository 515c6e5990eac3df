import type { ExecutionType } from '@hopcode/contract/credit/counter';
import { useQuery } from '@tanstack/react-query';
import { creditQuery } from '../../../lib/api/credit-query.ts';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import classes from './attempts-chip.module.css';
import { attemptsOf, type Situation } from './policies.ts';

type Props = {
  /** The type of the runs on this screen, which decides which counter to show. */
  readonly type: ExecutionType;
  readonly situation: Situation;
};

/** Today's used and available runs, if they are limited (game.md section 9, 'Attempt limits'). */
export const AttemptsChip = ({ type, situation }: Props) => {
  const t = useWords();
  const language = useLanguage();
  const { data } = useQuery({ ...creditQuery(type), enabled: situation.features.signUp });
  const attempts = data && attemptsOf(data, situation);
  if (!attempts) return null;
  const { used, limit, left, note } = attempts;
  const shown =
    limit === undefined
      ? '∞'
      : t('play.attempts.used', { used: formatNumber(language, used), limit: formatNumber(language, limit) });
  const tip = t(`play.attempts.${note}`, limit === undefined ? {} : { count: left });
  return (
    <Tooltip label={tip}>
      <button
        type="button"
        className={classes.chip}
        aria-label={`${t('play.attempts.label')}: ${shown}. ${tip}`}
      >
        {shown}
      </button>
    </Tooltip>
  );
};
