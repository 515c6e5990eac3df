import { z } from 'zod';

/** A cell of the map, [column, row], counted from the top left; y grows downwards. Whole numbers. */
export const positionSchema = z.tuple([z.int(), z.int()]);
export type Position = readonly [number, number];

/** The four directions as [rotationX, rotationY]: up, right, down, left. */
export const FACINGS = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
} as const satisfies Record<string, Position>;
export type FacingName = keyof typeof FACINGS;

/** The names in `FACINGS`, clockwise from up. */
export const FACING_NAMES = ['up', 'right', 'down', 'left'] as const satisfies readonly FacingName[];

export const facingNameSchema = z.enum(FACING_NAMES);

const RIGHT_OF: Record<FacingName, FacingName> = { up: 'right', right: 'down', down: 'left', left: 'up' };
const LEFT_OF: Record<FacingName, FacingName> = { up: 'left', left: 'down', down: 'right', right: 'up' };
const BEHIND: Record<FacingName, FacingName> = { up: 'down', down: 'up', left: 'right', right: 'left' };

/** The direction after a quarter turn to the character's right (clockwise on the map). */
export const turnedRight = (facing: FacingName): FacingName => RIGHT_OF[facing];
/** The direction after a quarter turn to the character's left. */
export const turnedLeft = (facing: FacingName): FacingName => LEFT_OF[facing];
/** The opposite direction. */
export const turnedAround = (facing: FacingName): FacingName => BEHIND[facing];

/** The cell that is `steps` away from `from` in the direction of `facing`. Negative steps go backwards. */
export const ahead = (from: Position, facing: FacingName, steps = 1): Position => {
  const [dx, dy] = FACINGS[facing];
  return [from[0] + dx * steps, from[1] + dy * steps];
};

export const samePosition = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

/** The direction of another cell in the same row or column; undefined for the same cell and for diagonals. */
export const facingTowards = (from: Position, to: Position): FacingName | undefined => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (dx !== 0 && dy !== 0) return undefined;
  return FACING_NAMES.find((name) => samePosition(FACINGS[name], [Math.sign(dx), Math.sign(dy)]));
};
