import type { Goal, Item } from '@hopcode/engine/formats/level';
import type { Verdict } from '@hopcode/engine/verdict';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { goalCounters } from './goal-counters.ts';
import { goalName } from './goal-words.ts';
import classes from './missed-goals.module.css';

type Props = {
  readonly goals: readonly Goal[];
  readonly items: readonly Item[];
  readonly verdict: Verdict;
  readonly onClose: () => void;
};

/** Lists the goals that are not met, after a run that ended without an error. */
export const MissedGoals = ({ goals, items, verdict, onClose }: Props) => {
  const t = useWords();
  const language = useLanguage();
  const open = goalCounters(
    goals,
    verdict.goals.map((goal) => goal.score),
    items,
  )
    .filter((counter) => !counter.met)
    .map((counter) => ({
      key: counter.key,
      words: t('play.missed.goal', {
        goal: goalName(counter, t),
        score: formatNumber(language, counter.score),
        max: formatNumber(language, counter.max),
      }),
    }));
  const announce = useAnnounce();
  const said = [t('play.missed.title'), ...open.map(({ words }) => words)].join(' ');
  useEffect(() => announce(said), [announce, said]);
  return (
    <div ref={giveFocusBack} className={classes.notice}>
      <div>
        <p className={classes.title}>
          <bdi>{t('play.missed.title')}</bdi>
        </p>
        <ul>
          {open.map(({ key, words }) => (
            <li key={key}>{words}</li>
          ))}
        </ul>
      </div>
      <IconButton label={t('dialog.close')} icon={<X size={20} strokeWidth={2.4} />} onClick={onClose} />
    </div>
  );
};
