import { useSyncExternalStore } from 'react';
import type { TimeTravel, Trip } from './time-travel.ts';

/** The run that can be looked at, as React state; undefined before the first run. */
export const useTrip = (travel: TimeTravel): Trip | undefined =>
  useSyncExternalStore(travel.subscribe, travel.snapshot);

/** Whether the time of a run can be travelled: its picture is there, and it is the run of the code that is shown. */
export const canTravel = (trip: Trip | undefined, code: string, busy: boolean): boolean =>
  trip?.open === true && trip.steps.length > 0 && (busy || trip.source === code);
