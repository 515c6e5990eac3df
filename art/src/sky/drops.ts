import type { Falling } from './looks.ts';

/** A part of the map, in pixels of the art. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The top left corner of a drop, in pixels of the map. */
export type Drop = { readonly x: number; readonly y: number };

/** The opacity of drops and flakes, from 0 to 1. */
export const DROP_OPACITY = 0.7;

/** The distance between drops, in pixels. */
const EVERY = 48;
/** The number of positions that a drop has on its way to the position of the next drop. */
const STEPS = 12;

/**
 * The drops that may be in an area at a time of the clock, in milliseconds; some are just outside it. Drops have
 * positions on the map, so they stay there when the area moves.
 */
export function dropsIn(area: Area, { ms, drift }: Pick<Falling, 'ms' | 'drift'>, clock: number): Drop[] {
  const fallen = (Math.floor(clock / (ms / STEPS)) % STEPS) / STEPS;
  const [right, down] = [Math.round(fallen * drift), Math.round(fallen * EVERY)];
  const drops: Drop[] = [];
  for (let row = Math.floor(area.y / EVERY) - 1; row * EVERY < area.y + area.height; row++)
    for (let col = Math.floor(area.x / EVERY) - 1; col * EVERY < area.x + area.width; col++) {
      const scatter = Math.abs((col * 31 + row * 17) % EVERY);
      drops.push({ x: col * EVERY + scatter + right, y: row * EVERY + ((scatter * 7) % EVERY) + down });
    }
  return drops;
}
