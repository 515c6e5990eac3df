import type { Bitmap } from '../kit/bitmap.ts';

/** The pictures of one kind of thing, one for each of its states, and the number of tiles that it covers. */
export type ThingDrawing = {
  /** The pictures by the engine's names of the states; the first one is the picture for the plain name. */
  readonly states: Readonly<Record<string, () => Bitmap>>;
  /** The width in tiles, default 1. The thing's own cell is the one at the bottom left. */
  readonly tiles?: number;
};

/** Drawings, by the engine's name of the kind of thing. */
export type ThingDrawings = Readonly<Record<string, ThingDrawing>>;
