import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import type { TimeTravel, Trip } from './time-travel.ts';
import { travelBy } from './travel-by.ts';
import { travelAction } from './travel-keys.ts';

type Options = {
  readonly travel: TimeTravel;
  /** Whether the user can step through the run now. */
  readonly usable: () => boolean;
};

const isArrow = (key: string): boolean => key.startsWith('Arrow');

/**
 * Handles the arrow keys over the game. While the user can step through a run, the left and right keys step. The up and
 * down keys activate the tile cursor, which then gets all arrow keys until Escape. Without a run, the cursor gets all
 * arrow keys from the first press. Pass the returned function to `onKeyDownCapture` of the element around the stage.
 */
export const useGameKeys = ({ travel, usable }: Options): ((event: KeyboardEvent) => void) => {
  const { dir } = useDirection();
  /** The run during which the user activated the tile cursor. The cursor stays active until the next run. */
  const cursorIn = useRef<Trip['timeline'] | 'no run'>(undefined);
  return (event) => {
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'application') return;
    const run = travel.snapshot()?.timeline ?? 'no run';
    const { key } = event;
    if (key === 'Escape') cursorIn.current = undefined;
    if (cursorIn.current === run) return;
    const action = usable() ? travelAction(event, dir) : undefined;
    if (action) {
      event.preventDefault();
      // Otherwise the stage would also use these keys.
      event.stopPropagation();
      travelBy(travel, action);
    } else if (isArrow(key)) cursorIn.current = run;
  };
};
