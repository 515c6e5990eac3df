import type { Overlay, PlacedBox } from './overlay.ts';

const LEAST_MS = 2500;
const MS_PER_CHARACTER = 50;
const FREE_CHARACTERS = 10;

/** How long a bubble is shown, in real milliseconds (game.md section 9). */
export const bubbleMs = (text: string): number =>
  LEAST_MS + MS_PER_CHARACTER * Math.max(0, [...text].length - FREE_CHARACTERS);

export type SpeechBubble = {
  /** Shows a text over the character, replacing the one before. */
  readonly show: (text: string) => void;
  readonly hide: () => void;
  /** Advances the time; removes an expired bubble. */
  readonly tick: (ms: number) => void;
};

/** The bubble of the character. Its text is the learner's: it is only ever a text node, never markup. */
export const createSpeechBubble = (overlay: Overlay): SpeechBubble => {
  let box: PlacedBox | undefined;
  let left = 0;

  const hide = () => {
    box?.remove();
    box = undefined;
  };

  return {
    show: (text) => {
      hide();
      const element = document.createElement('p');
      element.className = 'stage-bubble';
      element.dir = 'auto';
      const words = document.createElement('span');
      words.textContent = text;
      element.append(words);
      box = overlay.place(element, 'player');
      left = bubbleMs(text);
    },
    hide,
    tick: (ms) => {
      left -= ms;
      if (left <= 0) hide();
    },
  };
};
