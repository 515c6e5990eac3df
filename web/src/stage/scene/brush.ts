import { phaseOf } from '../animation/curves.ts';
import type { Atlas, AtlasSprite } from '../atlas.ts';

/**
 * The part of the map that a canvas shows. `x` and `y` are its top left corner in whole native pixels; `width` and
 * `height` are in native pixels too. `ratio` is the number of canvas pixels per native pixel: normally 1, or less if
 * the map is shown smaller than its art.
 */
export type Window = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
};

/** Draws sprites of an atlas at native positions. Everything outside the window is skipped. */
export type Brush = {
  readonly context: CanvasRenderingContext2D;
  readonly window: Window;
  /** `left` chooses a frame by its x in the atlas. */
  readonly sprite: (what: AtlasSprite, x: number, y: number, left?: number) => void;
  /** Draws a sprite by its name; an unknown name draws nothing. */
  readonly named: (name: string, x: number, y: number) => void;
};

export const createBrush = (context: CanvasRenderingContext2D, window: Window, atlas: Atlas): Brush => {
  const sprite: Brush['sprite'] = (what, x, y, left = what.x) => {
    const { w, h } = what;
    const atX = x - what.anchorX - window.x;
    const atY = y - what.anchorY - window.y;
    if (atX >= window.width || atY >= window.height || atX + w <= 0 || atY + h <= 0) return;
    context.drawImage(atlas.picture, left, what.y, w, h, atX, atY, w, h);
  };
  return {
    context,
    window,
    sprite,
    named: (name, x, y) => {
      const what = atlas.sprite(name);
      if (what) sprite(what, x, y);
    },
  };
};

/** The x of the current frame of an animated sprite in the atlas; the clock is in milliseconds. */
export const frameLeft = (sprite: AtlasSprite, clock: number, offset = 0): number => {
  const { frames = 1, frameMs = 0 } = sprite;
  return frames > 1 && frameMs > 0 ? sprite.x + phaseOf(clock, frameMs, frames, offset) * sprite.w : sprite.x;
};

/** A different offset in ms for each cell, so that neighbours do not move at the same time. */
export const offsetOf = (col: number, row: number): number => (Math.abs(col * 7 + row * 13) % 8) * 300;
