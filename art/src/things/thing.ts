import type { Bitmap } from '../kit/bitmap.ts';

/** Pictures of one kind of thing: one for each of its states, and the tiles that it covers. */
export type ThingDrawing = {
  /** By the engine's name of the state; the plain name shows the first. */
  readonly states: Readonly<Record<string, () => Bitmap>>;
  /** Width in tiles, default 1; the thing's cell is its bottom left one. */
  readonly tiles?: number;
};

/** Drawings by the engine's name of the kind of thing. */
export type ThingDrawings = Readonly<Record<string, ThingDrawing>>;
