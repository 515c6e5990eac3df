/**
 * The space in the editor around a line, in CSS pixels. Heights are measured from the top of the program, which may be
 * scrolled.
 */
export type LineSpace = {
  readonly top: number;
  readonly bottom: number;
  /** The scroll position, limited to the largest one that would be possible without a gap for a card. */
  readonly scrollTop: number;
  /** The visible part of the program. */
  readonly width: number;
  readonly height: number;
  /** The right end of the code between two heights, measured from the left edge of the editor. */
  readonly codeEnd: (from: number, to: number) => number;
};

/**
 * The place of a card. `top` is measured from the top of the program. `gap` is the space for the card under its line.
 */
export type CardPlace =
  | {
      readonly side: 'beside';
      readonly top: number;
      readonly left: number;
      readonly width: number;
      readonly tail: number;
    }
  | { readonly side: 'under'; readonly top: number; readonly gap: number };

/** The space around a card, the width of its pointed end, and the distance from its top to the middle of its line. */
export const RIM = 8;
const TAIL = 14;
const TAIL_FROM_TOP = 40;

/** The smallest and the largest width of a card beside its line. */
export const LEAST_BESIDE = 216;
const MOST_BESIDE = 320;

/**
 * The card is beside the line if the code of the neighbouring lines leaves enough space. Otherwise it is under the
 * line. `heightAt` measures the height of the card at a width.
 */
export const cardPlace = (space: LineSpace, heightAt: (width: number | undefined) => number): CardPlace => {
  const { top, bottom, scrollTop, width, height, codeEnd } = space;
  const middle = (top + bottom) / 2;
  const besideAt = (wide: number) => {
    const tall = heightAt(wide);
    const lowest = Math.max(scrollTop + RIM, scrollTop + height - tall - RIM);
    const at = Math.min(Math.max(middle - TAIL_FROM_TOP, scrollTop + RIM), lowest);
    return { at, tall, room: width - codeEnd(at, at + tall) - TAIL - 2 * RIM };
  };
  const widest = besideAt(MOST_BESIDE);
  const wide = Math.min(MOST_BESIDE, Math.floor(widest.room));
  const chosen = wide < MOST_BESIDE && wide >= LEAST_BESIDE ? besideAt(wide) : widest;
  const fits = wide >= LEAST_BESIDE && chosen.room >= wide && chosen.tall + 2 * RIM <= height;
  if (fits)
    return {
      side: 'beside',
      top: chosen.at,
      left: width - wide - RIM,
      width: wide,
      tail: middle - chosen.at,
    };
  return { side: 'under', top: bottom + RIM, gap: heightAt(undefined) + 2 * RIM };
};
