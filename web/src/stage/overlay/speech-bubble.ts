import type { Position } from '@hopcode/engine/world/geometry';
import type { Overlay, PlacedBox } from './overlay.ts';

const LEAST_MS = 2500;
const MS_PER_CHARACTER = 50;
const FREE_CHARACTERS = 10;

/** How long a bubble is shown, in real milliseconds (game.md section 9). */
export const bubbleMs = (text: string): number =>
  LEAST_MS + MS_PER_CHARACTER * Math.max(0, [...text].length - FREE_CHARACTERS);

export type SpeechBubble = {
  /** Shows a text over the character or a tile, replacing the one before. */
  readonly show: (text: string, over?: Position) => void;
  readonly hide: () => void;
  /** Advances the time; removes an expired bubble. */
  readonly tick: (ms: number) => void;
};

/** The bubble of who speaks. Its text may be the learner's: it is only ever a text node, never markup. */
export const createSpeechBubble = (overlay: Overlay): SpeechBubble => {
  let box: PlacedBox | undefined;
  let left = 0;

  const hide = () => {
    box?.remove();
    box = undefined;
  };

  return {
    show: (text, over) => {
      hide();
      const element = document.createElement('p');
      element.className = 'stage-bubble';
      element.dir = 'auto';
      const words = document.createElement('span');
      words.textContent = text;
      element.append(words);
      box = overlay.place(element, over ?? 'player');
      left = bubbleMs(text);
    },
    hide,
    tick: (ms) => {
      left -= ms;
      if (left <= 0) hide();
    },
  };
};
