import { useSyncExternalStore } from 'react';
import type { TimeTravel, Trip } from './time-travel.ts';

/** The run for time travel, as React state; undefined before the first run. */
export const useTrip = (travel: TimeTravel): Trip | undefined =>
  useSyncExternalStore(travel.subscribe, travel.snapshot);

/**
 * Whether time travel is possible. The picture must show the run. After the run, the editor must still contain the
 * program that ran.
 */
export const canTravel = (trip: Trip | undefined, code: string, busy: boolean): boolean =>
  trip?.open === true && trip.steps.length > 0 && (busy || trip.source === code);
