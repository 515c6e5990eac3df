import type { Flag } from '../game-view.ts';
import type { Overlay, PlacedBox } from './overlay.ts';

const boxOf = (className: string, text = ''): HTMLElement => {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  // The same words are also next to the program.
  element.setAttribute('aria-hidden', 'true');
  // The card asks about a path to a goal, so the flag must not cover the goal.
  element.dataset.spares = 'things';
  return element;
};

/** Returns a function that marks a tile with a frame and a few words; undefined removes the mark. */
export const createFlag = (overlay: Overlay): ((flag: Flag | undefined) => void) => {
  let boxes: readonly PlacedBox[] = [];
  return (flag) => {
    for (const box of boxes) box.remove();
    boxes = flag
      ? [
          overlay.place(boxOf('stage-flag-tile'), flag.at, { as: 'cell' }),
          overlay.place(boxOf('stage-flag', flag.text), flag.at),
        ]
      : [];
  };
};
