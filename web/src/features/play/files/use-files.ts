import type { Level } from '@hopcode/engine/formats/level';
import { useMemo } from 'react';
import type { RunState } from '../run/run-state.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import { useTrip } from '../time/use-trip.ts';
import { filesAt, type ShownFile } from './files-at.ts';

/** The files of the shown farm at the shown moment of the run. */
export const useFiles = (
  { files }: Pick<Level, 'files'>,
  { phase }: Pick<RunState, 'phase'>,
  travel: TimeTravel,
): readonly ShownFile[] => {
  const trip = useTrip(travel);
  // After an edit, the learner can no longer step through the run, but the picture still shows the end of the run.
  const isShown = trip !== undefined && (trip.open || phase.status === 'ended' || phase.status === 'idle');
  const timeline = isShown ? trip.timeline : undefined;
  const events = isShown ? trip.events : 0;
  return useMemo(
    () => filesAt(files ?? [], timeline ? { timeline, events } : undefined),
    [files, timeline, events],
  );
};
