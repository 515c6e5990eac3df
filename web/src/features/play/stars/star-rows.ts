import type { LevelStar } from '../../../lib/progress/stars.ts';
import { HINTS_FOR_OWN, type NeatRule, type StarFacts, starsFor } from './earned-stars.ts';

/** The keys of the text for each star: `play:stars.<key>`. */
export type StarKey = 'works' | 'own' | 'own-missing' | 'short' | 'short-missing' | 'first' | 'first-missing';

/** A star in the list after a run: whether the level has it, and why, or how to earn it. */
export type StarRow = {
  readonly star: LevelStar;
  readonly has: boolean;
  readonly key: StarKey;
  readonly values: Readonly<Record<string, number>>;
};

const neatRow = (facts: StarFacts, rule: NeatRule, has: boolean): StarRow => {
  const { shortLines } = rule;
  const key = shortLines === undefined ? 'first' : 'short';
  return {
    star: 'neat',
    has,
    key: has ? key : `${key}-missing`,
    values: shortLines === undefined ? {} : { count: shortLines, lines: facts.lines },
  };
};

/**
 * The three stars of a level after a complete run. A star from an earlier run stays, with its own reason.
 * @param kept the stars that the level has, including those of this run
 */
export const starRows = (
  facts: StarFacts,
  rule: NeatRule,
  kept: readonly LevelStar[],
): readonly StarRow[] => {
  const earned = starsFor(facts, rule);
  const hasOwn = kept.includes('own') || earned.includes('own');
  const hasNeat = kept.includes('neat') || earned.includes('neat');
  return [
    { star: 'works', has: true, key: 'works', values: {} },
    { star: 'own', has: hasOwn, key: hasOwn ? 'own' : 'own-missing', values: { count: HINTS_FOR_OWN } },
    neatRow(facts, rule, hasNeat),
  ];
};
