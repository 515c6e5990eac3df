import type { Level } from '@hopcode/engine/formats/level';

/**
 * The first given variable that has a different value on this farm from the first one, and that the program never uses.
 * The program probably contains the value from the first farm instead. Undefined if there is no such variable. On the
 * first farm, the result is always undefined.
 */
export const unusedGiven = (
  farms: readonly [Level, ...Level[]],
  farm: number,
  source: string,
): string | undefined => {
  const first = new Map(farms[0].constants.map(({ name, value }) => [name, JSON.stringify(value)]));
  const words = new Set(source.replaceAll(/#.*/g, '').match(/[\p{L}_][\p{L}\p{N}_]*/gu));
  const found = farms[farm]?.constants.find(
    ({ name, value }) => first.get(name) !== JSON.stringify(value) && !words.has(name),
  );
  return found?.name;
};
