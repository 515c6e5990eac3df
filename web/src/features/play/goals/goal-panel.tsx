import type { Goal, Item } from '@hopcode/engine/formats/level';
import { useMediaQuery } from '@mantine/hooks';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { memo, type Ref, useId } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { goalsShown } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import { type GoalCounter, goalCounters } from './goal-counters.ts';
import { GoalIcon } from './goal-icon.tsx';
import classes from './goal-panel.module.css';
import { goalName } from './goal-words.ts';
import type { PanelSide } from './panel-side.ts';

type Props = {
  readonly goals: readonly Goal[];
  readonly items: readonly Item[];
  readonly scores: readonly number[];
  /** The corner of the farm with the panel. By default it is the corner where lines of text end. */
  readonly side?: PanelSide;
  readonly ref?: Ref<HTMLDivElement>;
};

/** The goals, and which of them are met, in the corner of the farm (game.md section 2, 'Play screen'). */
export const GoalPanel = memo(({ goals, items, scores, side = 'end', ref }: Props) => {
  const t = useWords();
  const language = useLanguage();
  const counters = goalCounters(goals, scores, items);
  // A narrow screen shows only a small part of the farm, so the panel is folded at first.
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  const [shown, setShown] = useStoredValue(goalsShown, isNarrow ? 'off' : 'on');
  const id = useId();
  if (counters.length === 0) return null;
  const isShown = shown === 'on';
  const met = counters.filter((counter) => counter.met).length;
  const Sign = isShown ? ChevronUp : ChevronDown;
  const label = t('play.goals.label');
  const count = `${formatNumber(language, met)} / ${formatNumber(language, counters.length)}`;
  return (
    <div ref={ref} className={classes.panel} data-side={side} data-over-farm>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isShown}
        aria-controls={id}
        aria-label={isShown ? label : `${label}: ${count}`}
        onClick={() => setShown(isShown ? 'off' : 'on')}
      >
        {isShown ? null : (
          <>
            <span>{label}</span>
            <span dir="ltr">{count}</span>
          </>
        )}
        <Sign size={20} strokeWidth={3} aria-hidden />
      </button>
      <Goals id={id} counters={counters} hidden={!isShown} />
    </div>
  );
});

type GoalsProps = {
  readonly id: string;
  readonly counters: readonly GoalCounter[];
  readonly hidden: boolean;
};

const Goals = ({ id, counters, hidden }: GoalsProps) => {
  const t = useWords();
  const language = useLanguage();
  return (
    <ul id={id} className={classes.goals} aria-label={t('play.goals.label')} hidden={hidden}>
      {counters.map((counter) => (
        <li key={counter.key} data-met={counter.met || undefined}>
          <span className={classes.icon} aria-hidden>
            <GoalIcon counter={counter} />
          </span>
          {(counter.variable ?? counter.file) === undefined ? null : (
            <code className={classes.variable} dir="ltr" aria-hidden>
              {counter.variable ?? counter.file}
            </code>
          )}
          <span className={classes.name}>{goalName(counter, t)}</span>
          <span dir="ltr">
            {formatNumber(language, counter.score)} / {formatNumber(language, counter.max)}
          </span>
          {counter.met ? <Check size={18} strokeWidth={3} aria-label={t('play.goals.met')} /> : null}
        </li>
      ))}
    </ul>
  );
};
