import { roundsOf } from '@hopcode/python-runner/rounds';
import { useDirection } from '@mantine/core';
import { Pause, Play, RotateCcw, StepBack, StepForward } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { moveSlider } from '../../../ui/move-slider.ts';
import { MomentDetails } from './moment-details.tsx';
import { roundOfStep, segmentsOf } from './round-segments.ts';
import { RoundTrack } from './round-track.tsx';
import { stepWords } from './step-words.ts';
import { stepAt } from './steps.ts';
import classes from './time-bar.module.css';
import type { TimeTravel, Trip } from './time-travel.ts';
import { travelBy } from './travel-by.ts';
import { travelAction } from './travel-keys.ts';
import { canTravel, useTrip } from './use-trip.ts';

type Props = {
  readonly travel: TimeTravel;
  /** The code in the editor. The user can step only through the program that ran. */
  readonly code: string;
  readonly busy: boolean;
};

const ICON = { size: 20, strokeWidth: 2.4 } as const;

/** Pause, steps and a slider for a run (issue 'The whole game', 'Time travel'). The bar appears after the first run. */
export const TimeBar = ({ travel, code, busy }: Props) => {
  const now = useTrip(travel);
  const later = useDeferredValue(now);
  // While a run is playing, the picture and the marked line are more important, so the bar may be updated later.
  const trip = now?.status === 'playing' ? later : now;
  if (!trip || trip.steps.length === 0) return null;
  return <Bar trip={trip} travel={travel} usable={canTravel(trip, code, busy)} />;
};

type ToggleProps = {
  readonly playing: boolean;
  readonly atEnd: boolean;
  readonly onClick: () => void;
  readonly disabledReason: string | undefined;
};

/** Pauses or continues. At the end, plays everything again. */
const Toggle = ({ playing, atEnd, ...button }: ToggleProps) => {
  const t = useWords('play');
  if (playing) return <IconButton label={t('play:time.pause')} icon={<Pause {...ICON} />} {...button} />;
  if (atEnd) return <IconButton label={t('play:time.again')} icon={<RotateCcw {...ICON} />} {...button} />;
  const icon = <Play {...ICON} className={classes.directional} />;
  return <IconButton label={t('play:time.goOn')} icon={icon} {...button} />;
};

type BarProps = { readonly trip: Trip; readonly travel: TimeTravel; readonly usable: boolean };

const Bar = ({ trip, travel, usable }: BarProps) => {
  const t = useWords('play');
  const language = useLanguage();
  const { dir } = useDirection();
  const { steps, timeline, source } = trip;
  const rounds = useMemo(() => roundsOf(timeline.events, source), [timeline, source]);
  const segments = useMemo(() => segmentsOf({ timeline, source, steps }), [timeline, source, steps]);
  // If the stage shows another run, the step is 0, because a step of this run would look like a step of the other one.
  const step = trip.open ? stepAt(steps, trip.events) : 0;
  const round = roundOfStep(rounds, steps, step);
  const playing = trip.status === 'playing' && usable;
  const atEnd = trip.open && trip.over && trip.events >= trip.last;
  const reason = usable ? undefined : t('play:time.later');
  /** The step to which the user moved the focused slider. The slider announces it itself. */
  const [slidTo, setSlidTo] = useState<number>();
  if (slidTo !== undefined && slidTo !== step) setSlidTo(undefined);

  const slideTo = (next: number, slider = document.activeElement): void => {
    if (slider === document.activeElement) setSlidTo(next);
    travel.toStep(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const action = travelAction(event, dir);
    if (!action || !usable) return;
    // A slider handles its own keys, and Space presses a focused button.
    const onSlider = event.target instanceof HTMLInputElement;
    if (onSlider ? action !== 'toggle' : action === 'toggle') return;
    event.preventDefault();
    travelBy(travel, action);
  };

  return (
    <div className={classes.bar}>
      <div className={classes.parts}>
        <div
          className={classes.controls}
          role="toolbar"
          tabIndex={-1}
          aria-label={t('play:time.label')}
          onKeyDown={onKeyDown}
        >
          <IconButton
            label={t('play:time.back')}
            icon={<StepBack {...ICON} className={classes.directional} />}
            onClick={travel.back}
            disabledReason={reason ?? (step === 0 ? t('play:time.atStartAlready') : undefined)}
          />
          <Toggle playing={playing} atEnd={atEnd} onClick={travel.toggle} disabledReason={reason} />
          <IconButton
            label={t('play:time.forward')}
            icon={<StepForward {...ICON} className={classes.directional} />}
            onClick={travel.forward}
            disabledReason={reason ?? (atEnd ? t('play:time.atEndAlready') : undefined)}
          />
          <div className={classes.track} data-rounds={segments.length > 0 || undefined}>
            <RoundTrack segments={segments} step={step} moments={steps.length} />
            <input
              type="range"
              className={classes.scrubber}
              min={0}
              max={steps.length}
              value={step}
              disabled={!usable}
              aria-label={t('play:time.scrubber')}
              aria-valuetext={stepWords(steps, step, round, language, t)}
              onKeyDown={(event) => moveSlider(event, slideTo)}
              onChange={({ currentTarget: slider }) => slideTo(Number(slider.value), slider)}
            />
          </div>
          <span className={classes.count} dir="ltr" aria-hidden>
            {trip.open ? `${formatNumber(language, step)} / ${formatNumber(language, steps.length)}` : null}
          </span>
        </div>
        <MomentDetails trip={trip} step={step} round={round} usable={usable} placeIsSaid={slidTo === step} />
      </div>
    </div>
  );
};
