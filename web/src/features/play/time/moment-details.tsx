import { reasonsOf } from '@hopcode/python-runner/why';
import { Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import classes from './moment-details.module.css';
import { stepWords } from './step-words.ts';
import { type Variable, variablesAt } from './steps.ts';
import type { Trip } from './time-travel.ts';
import { whyWords } from './why-words.ts';

type Props = {
  readonly trip: Trip;
  readonly step: number;
  /** When the code is another one by now, what is shown here would not belong to it. */
  readonly usable: boolean;
  /** The slider has said at which step the run stands. */
  readonly placeIsSaid: boolean;
};

const Variables = ({ variables }: { readonly variables: readonly Variable[] }) => {
  const t = useWords('play');
  return (
    <ScrollRegion className={classes.variables} role="group" aria-label={t('play:variables.label')}>
      {variables.length === 0 ? <span className={classes.none}>{t('play:variables.none')}</span> : null}
      {variables.map(({ name, text, changed, local }) => (
        <code
          key={`${local} ${name}`}
          dir="ltr"
          data-changed={changed || undefined}
          data-local={local || undefined}
        >
          {name} = {text}
        </code>
      ))}
    </ScrollRegion>
  );
};

/**
 * What the program knows at a moment: why it is here, and its variables. The room for it does not change during a
 * run, so that the picture above stays where it is. Screen readers hear where a run stands that was stopped there.
 */
export const MomentDetails = ({ trip, step, usable, placeIsSaid }: Props) => {
  const t = useWords('play');
  const language = useLanguage();
  const { timeline, source, steps, events, status } = trip;
  const reasons = useMemo(() => reasonsOf(timeline.events, source), [timeline, source]);
  const hasVariables = useMemo(
    () => timeline.events.some((event) => event.kind === 'line' && event.changed !== undefined),
    [timeline],
  );

  const here = steps[step - 1]?.event;
  // At the very end everything has happened, also what the last line changed.
  const variables = usable ? variablesAt(timeline, here === undefined ? 0 : Math.max(events, here + 1)) : [];
  const why = usable ? reasons.filter((reason) => reason.event === here) : [];
  return (
    <>
      {reasons.length > 0 || hasVariables ? (
        <div className={classes.details}>
          {reasons.length > 0 ? (
            <ul className={classes.why} aria-label={t('play:why.label')}>
              {why.map((reason) => (
                <li key={reason.key}>
                  <Lightbulb size={16} strokeWidth={2.4} aria-hidden />
                  <span>{whyWords(reason, t)}</span>
                </li>
              ))}
            </ul>
          ) : null}
          {hasVariables ? <Variables variables={variables} /> : null}
        </div>
      ) : null}
      <p className={classes.spoken} aria-live="polite">
        {status === 'paused' && usable
          ? [
              ...(placeIsSaid ? [] : [`${stepWords(steps, step, language, t)}.`]),
              ...why.map((reason) => whyWords(reason, t)),
              ...variables.filter(({ changed }) => changed).map(({ name, text }) => `${name} = ${text}`),
            ].join(' ')
          : null}
      </p>
    </>
  );
};
