import type { Level } from '@hopcode/engine/formats/level';

/**
 * The first given variable whose value differs between this farm and the first one, and that the program never uses.
 * The program contains its number on the first farm instead. Undefined on the first farm, or if there is none.
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
