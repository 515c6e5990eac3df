import { isComplete } from '../run/run-result.ts';
import type { Trip } from './time-travel.ts';

/** Whether the picture shows an earlier moment of a run that ended without completing its level. */
export const looksBack = (trip: Pick<Trip, 'over' | 'events' | 'last' | 'timeline'> | undefined): boolean =>
  trip?.over === true && trip.events < trip.last && !isComplete(trip.timeline);
