import type { MapPoint } from '@hopcode/art/course-map/course-map';
import type { CSSProperties } from 'react';

/**
 * Converts a length in the art to a length on the screen. The style of the frame sets the size of a pixel of the art.
 */
export const ofArt = (pixels: number): string => `calc(var(--px, 2px) * ${pixels})`;
export const at = ([x, y]: MapPoint): CSSProperties => ({ insetInlineStart: ofArt(x), top: ofArt(y) });
export const sized = (width: number, height: number): CSSProperties => ({
  width: ofArt(width),
  height: ofArt(height),
});

/** The height of a sign on the screen, with the space below it. */
const SIGN_HIGH = 58;
/** How far the learner's character reaches above the middle of its stone. */
const CHARACTER_HIGH = 22;
/**
 * How near a sign and the character must be to overlap: half the width of the widest sign plus half the width of the
 * character.
 */
const NEAR = 64;

/** A sign is below its point. It never leaves the picture, and never covers the learner's character. */
export const signAt = ([x, y]: MapPoint, here?: MapPoint): CSSProperties => {
  const isOver = here && Math.abs(here[0] - x) < NEAR && here[1] > y && here[1] - y < NEAR;
  const above = isOver ? `, ${ofArt(here[1] - CHARACTER_HIGH)} - 50px` : '';
  return { ...at([x, y]), top: `min(${ofArt(y)}, 100% - ${SIGN_HIGH}px${above})` };
};
