import type { Round } from '@hopcode/python-runner/rounds';
import { reasonsOf } from '@hopcode/python-runner/why';
import { Lightbulb } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
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
  /** The loop round at this step. */
  readonly round: Round | undefined;
  /** Whether the code in the editor is still the program that ran. If it is not, the details do not match the code. */
  readonly usable: boolean;
  /** Whether the slider has already announced the current step. */
  readonly placeIsSaid: boolean;
};

const Variables = ({ variables }: { readonly variables: readonly Variable[] }) => {
  const t = useWords('play');
  const box = useRef<HTMLDivElement>(null);
  const changes = variables.map(({ name, text, changed }) => (changed ? `${name} = ${text}` : '')).join('');
  // The learner looks for changes, so the changed variable must be visible.
  useEffect(() => {
    const changed = changes === '' ? null : box.current?.querySelector<HTMLElement>('[data-changed]');
    if (changed) changed.parentElement?.scrollTo({ top: changed.offsetTop, left: changed.offsetLeft - 8 });
  }, [changes]);
  return (
    <ScrollRegion ref={box} className={classes.variables} role="group" aria-label={t('play:variables.label')}>
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
 * Shows why the program is at this line, and the variables. The size stays the same during a run, so that the picture
 * above does not move. In a paused run, screen readers announce the current step.
 */
export const MomentDetails = ({ trip, step, round, usable, placeIsSaid }: Props) => {
  const t = useWords('play');
  const language = useLanguage();
  const { timeline, source, steps, events, status } = trip;
  const reasons = useMemo(() => reasonsOf(timeline.events, source), [timeline, source]);
  const hasVariables = useMemo(
    () => timeline.events.some((event) => event.kind === 'line' && event.changed !== undefined),
    [timeline],
  );

  const here = steps[step - 1]?.event;
  // At the end of the run, all events have happened, even the changes by the last line.
  const variables = usable ? variablesAt(timeline, here === undefined ? 0 : Math.max(events, here + 1)) : [];
  const why = usable ? reasons.filter((reason) => reason.event === here) : [];
  return (
    <>
      {reasons.length > 0 ? (
        <ScrollRegion className={classes.reasons} role="group" aria-label={t('play:why.label')}>
          <ul className={classes.why} aria-label={t('play:why.label')}>
            {why.map((reason) => (
              <li key={reason.key}>
                <Lightbulb size={16} strokeWidth={2.4} aria-hidden />
                <span>{whyWords(reason, t)}</span>
              </li>
            ))}
          </ul>
        </ScrollRegion>
      ) : null}
      {hasVariables ? <Variables variables={variables} /> : null}
      <p className={classes.spoken} aria-live="polite">
        {status === 'paused' && usable
          ? [
              ...(placeIsSaid ? [] : [`${stepWords(steps, step, round, language, t)}.`]),
              ...why.map((reason) => whyWords(reason, t)),
              ...variables.filter(({ changed }) => changed).map(({ name, text }) => `${name} = ${text}`),
            ].join(' ')
          : null}
      </p>
    </>
  );
};
