import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import { focusBoard } from '../board/focus-board.ts';
import { type EditorState, shownFarm } from '../model/editor-state.ts';
import { storedTour, TOUR_STEPS, type TourAction, type TourStep, tourAfter } from './tour-steps.ts';

const FIRST = { step: TOUR_STEPS[0], completed: false };

/**
 * The tour of the editor. It starts automatically until the author has completed it, and moves forward with the
 * author's actions. In a new level it starts again, because its steps depend on the things on the farm.
 */
export const useTour = (state: EditorState, isClean: boolean, isNew: boolean) => {
  const [tour, setTour] = useStoredValue(storedTour, FIRST);
  const step: TourStep | undefined = tour.completed ? undefined : tour.step;
  const act = useCallback(
    (action: TourAction): void => {
      const now = storedTour.read() ?? FIRST;
      if (now.completed) return;
      const next = tourAfter(now.step, action);
      if (next !== now.step)
        setTour(
          next === undefined ? { step: FIRST.step, completed: true } : { step: next, completed: false },
        );
    },
    [setTour],
  );

  const [openedNew] = useState(isNew);
  useEffect(() => {
    if (openedNew && storedTour.read()?.completed === false) setTour(FIRST);
  }, [openedNew, setTour]);

  const level = shownFarm(state);
  const before = useRef({ start: level.start, things: level.items.length, farm: state.farm });
  useEffect(() => {
    const { start, things, farm } = before.current;
    before.current = { start: level.start, things: level.items.length, farm: state.farm };
    if (farm !== state.farm) return;
    if (start !== level.start) act('start-moved');
    if (level.items.length > things) act('item-placed');
    if (level.items.length < things) act('item-deleted');
  }, [level, state.farm, act]);
  useEffect(() => {
    if (step === 'save' && isClean) act('saved');
  }, [step, isClean, act]);

  return {
    step,
    act,
    /** Skips the step. */
    skip: (): void => {
      act('next');
      if (step === TOUR_STEPS.at(-1)) focusBoard();
    },
    begin: (): void => setTour(FIRST),
    end: (): void => {
      setTour({ step: FIRST.step, completed: true });
      // The pressed button disappears.
      focusBoard();
    },
  };
};
