import type { Position } from '@hopcode/engine/world/geometry';
import type { Overlay, PlacedBox } from './overlay.ts';

const LEAST_MS = 2500;
const MS_PER_CHARACTER = 50;
const FREE_CHARACTERS = 10;

/** How long a bubble is shown, in real milliseconds (game.md section 9). */
export const bubbleMs = (text: string): number =>
  LEAST_MS + MS_PER_CHARACTER * Math.max(0, [...text].length - FREE_CHARACTERS);

export type SpeechBubble = {
  /**
   * Shows text over the character or a tile and replaces the previous text. With `beside`, it replaces only text by the
   * same speaker.
   */
  readonly show: (text: string, over?: Position, beside?: boolean) => void;
  readonly hide: () => void;
  /** Advances the time; removes expired bubbles. */
  readonly tick: (ms: number) => void;
};

type Speaker = 'player' | 'other';

/** The bubbles of the speakers. The text may come from the learner, so it is always a text node and never markup. */
export const createSpeechBubble = (overlay: Overlay): SpeechBubble => {
  const shown = new Map<Speaker, { readonly box: PlacedBox; left: number }>();

  const remove = (speaker: Speaker) => {
    shown.get(speaker)?.box.remove();
    shown.delete(speaker);
  };
  const hide = () => {
    for (const speaker of shown.keys()) remove(speaker);
  };

  return {
    show: (text, over, beside = false) => {
      const speaker: Speaker = over ? 'other' : 'player';
      if (beside) remove(speaker);
      else hide();
      const element = document.createElement('p');
      element.className = 'stage-bubble';
      element.dir = 'auto';
      const words = document.createElement('span');
      words.textContent = text;
      element.append(words);
      shown.set(speaker, { box: overlay.place(element, over ?? 'player'), left: bubbleMs(text) });
    },
    hide,
    tick: (ms) => {
      for (const [speaker, bubble] of shown) {
        bubble.left -= ms;
        if (bubble.left <= 0) remove(speaker);
      }
    },
  };
};
