import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import type { TimeTravel, Trip } from './time-travel.ts';
import { travelBy } from './travel-by.ts';
import { travelAction } from './travel-keys.ts';

type Options = {
  readonly travel: TimeTravel;
  /** Whether the run can be stepped through now. */
  readonly usable: () => boolean;
};

const isArrow = (key: string): boolean => key.startsWith('Arrow');

/**
 * Keys over the game: while there is a run to step through, they step; up and down then wake the tile cursor, which
 * has the arrows to itself until Escape. Without a run the cursor has them from the first press. Give the answer to
 * `onKeyDownCapture` of the element around the stage.
 */
export const useGameKeys = ({ travel, usable }: Options): ((event: KeyboardEvent) => void) => {
  const { dir } = useDirection();
  /** The run during which the tile cursor was woken; it goes away with the next one. */
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
      // The stage has meanings of its own for these keys.
      event.stopPropagation();
      travelBy(travel, action);
    } else if (isArrow(key)) cursorIn.current = run;
  };
};
