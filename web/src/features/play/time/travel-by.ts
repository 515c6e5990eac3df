import type { TimeTravel } from './time-travel.ts';
import type { TravelAction } from './travel-keys.ts';

/** Does what a key or a button asks for. */
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
