import type { TipCase, TipLevel } from './tip-programs.ts';

/** A program with a typical mistake of a level, and the name of the mistake. */
export type MistakeCase = TipCase & { readonly mistake: string };

/**
 * The typical mistakes of a chapter, in a fixed order that spreads them: one mistake of each level, then a second
 * mistake of each level, and so on. Levels of the first and the second half of the chapter alternate.
 */
const inOrder = (levels: readonly TipLevel[]): MistakeCase[] => {
  const spread = spreadOut(levels);
  const most = Math.max(...levels.map(({ mistakes }) => mistakes.length));
  return Array.from({ length: most }, (_, at) => at).flatMap((at) =>
    spread.flatMap((one, place) => {
      // Each level starts at a different position in its list of mistakes, because the first mistakes of the levels in
      // a chapter are often similar.
      const found = one.mistakes[(at + place) % Math.max(1, one.mistakes.length)];
      return found === undefined || at >= one.mistakes.length
        ? []
        : [{ one, program: found.code, mistake: found.name }];
    }),
  );
};

const spreadOut = (levels: readonly TipLevel[]): TipLevel[] => {
  const [first, ...rest] = levels;
  if (first === undefined) return [];
  const middle = Math.floor(rest.length / 2);
  return [first, ...spreadOut([...rest.slice(middle), ...rest.slice(0, middle)])];
};

/** For each chapter, its typical mistakes, in the order that `inOrder` creates. */
export const spreadMistakes = (levels: readonly TipLevel[]): MistakeCase[][] => {
  const chapters = new Map<string, TipLevel[]>();
  for (const one of levels) chapters.set(one.chapter, [...(chapters.get(one.chapter) ?? []), one]);
  return [...chapters.values()].map(inOrder);
};
