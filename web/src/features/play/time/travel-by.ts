import type { TimeTravel } from './time-travel.ts';
import type { TravelAction } from './travel-keys.ts';

/** Performs the action of a key or a button. */
export const travelBy = (travel: TimeTravel, action: TravelAction): void => {
  switch (action) {
    case 'toggle':
      travel.toggle();
      return;
    case 'forward':
      travel.forward();
      return;
    case 'back':
      travel.back();
      return;
    case 'start':
      travel.toStep(0);
      return;
    case 'end':
      travel.toStep(travel.snapshot()?.steps.length ?? 0);
  }
};
