import { useSyncExternalStore } from 'react';
import type { TimeTravel, Trip } from './time-travel.ts';

/** The run for time travel, as React state; undefined before the first run. */
export const useTrip = (travel: TimeTravel): Trip | undefined =>
  useSyncExternalStore(travel.subscribe, travel.snapshot);

/** Whether time travel is possible. The picture must show the run, and the run must be of the code in the editor. */
export const canTravel = (trip: Trip | undefined, code: string, busy: boolean): boolean =>
  trip?.open === true && trip.steps.length > 0 && (busy || trip.source === code);
