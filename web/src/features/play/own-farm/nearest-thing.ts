import type { Standing } from '@hopcode/courses/own-farm/furnish';
import type { Position } from '@hopcode/engine/world/geometry';

const STEPS: Readonly<Record<string, Position>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The step on the map for an arrow key, as [columns, rows]. It is the same in both text directions. */
export const stepOf = (key: string): Position | undefined =>
  Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;

/**
 * How far away a thing is in a direction. A thing beside the straight line counts as further away. Undefined if the
 * thing is not in this direction.
 */
const distance = (from: Position, to: Position, [dx, dy]: Position): number | undefined => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const along = x * dx + y * dy;
  const beside = Math.abs(x * dy) + Math.abs(y * dx);
  return along > 0 ? along + beside * 2 : undefined;
};

/** The nearest thing in the direction of an arrow key. */
export const nearestThing = (
  standing: readonly Standing[],
  from: Standing,
  step: Position,
): Standing | undefined => {
  let nearest: { readonly one: Standing; readonly far: number } | undefined;
  for (const one of standing) {
    const far = distance(from.at, one.at, step);
    if (far !== undefined && (!nearest || far < nearest.far)) nearest = { one, far };
  }
  return nearest?.one;
};
