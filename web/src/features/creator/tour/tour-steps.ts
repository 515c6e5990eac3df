import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';

/** The steps of the tour (game.md section 4, 'Level creator'). */
export const TOUR_STEPS = [
  'welcome',
  'set-player',
  'items',
  'place-item',
  'place-second-item',
  'delete-item',
  'commands',
  'save',
] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** An action of the author that moves the tour to its next step. */
export type TourAction =
  | 'next'
  | 'start-moved'
  | 'items-opened'
  | 'item-placed'
  | 'item-deleted'
  | 'commands-opened'
  | 'saved';

const AWAITED: Readonly<Record<TourStep, TourAction>> = {
  welcome: 'next',
  'set-player': 'start-moved',
  items: 'items-opened',
  'place-item': 'item-placed',
  'place-second-item': 'item-placed',
  'delete-item': 'item-deleted',
  commands: 'commands-opened',
  save: 'saved',
};

/** The step after an action; undefined when the tour has ended. The action `next` skips any step. */
export const tourAfter = (step: TourStep, action: TourAction): TourStep | undefined => {
  if (action !== 'next' && action !== AWAITED[step]) return step;
  return TOUR_STEPS[TOUR_STEPS.indexOf(step) + 1];
};

/** The stored step of the tour in this browser. */
export const storedTour = createStoredValue(
  'hopcode.creator_tour',
  jsonCodec(z.object({ step: z.enum(TOUR_STEPS), completed: z.boolean() })),
);
