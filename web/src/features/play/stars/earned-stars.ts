import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { ExtraStar } from '@hopcode/contract/level/star';
import { countedLines } from '@hopcode/engine/counted-lines';
import type { DraftPlace } from '../../../lib/progress/drafts.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { readTipLadder } from '../tips/ladder-store.ts';
import { programKey } from '../tips/program-key.ts';
import { countProgram, readTries } from './star-tries.ts';

/** How many hints the learner may open for the star 'own'. */
export const HINTS_FOR_OWN = 2;

/**
 * The rule for the star 'neat': a maximum number of lines. Without a maximum, no other program of the learner may have
 * run before.
 */
export type NeatRule = Pick<PlayableLevel, 'shortLines'>;

/** The facts about a run that decide which stars it earns. The star for a complete level needs no facts. */
export type StarFacts = {
  /** Whether the program has contained a line from a tip since the last reset. */
  readonly tipped: boolean;
  /** How many hints were shown since the last reset. */
  readonly hints: number;
  /** How many lines of the program count towards the maximum. */
  readonly lines: number;
  /** Whether another program ran before this one since the last reset. */
  readonly triedBefore: boolean;
  /** Whether the learner went back in time in an earlier run. */
  readonly lookedBack: boolean;
};

const isNeat = ({ triedBefore, lines }: StarFacts, { shortLines }: NeatRule): boolean =>
  shortLines === undefined ? !triedBefore : lines <= shortLines;

/** The stars that a complete run earns. */
export const starsFor = (facts: StarFacts, rule: NeatRule): readonly ExtraStar[] => {
  const stars: ExtraStar[] = [];
  if (!facts.tipped && facts.hints <= HINTS_FOR_OWN) stars.push('own');
  if (isNeat(facts, rule)) stars.push('neat');
  return stars;
};

const factsAt = (place: DraftPlace, program: string): StarFacts => {
  const { programs, hints, lookedBack } = readTries(place);
  return {
    tipped: readTipLadder(place).helped,
    hints,
    lookedBack,
    lines: countedLines(program),
    triedBefore: programs.some((other) => other !== programKey(program)),
  };
};

/** The facts about a program of a level that this tab has stored for the stars. */
export const starFacts = (address: LevelAddress, program: string): StarFacts =>
  factsAt(draftPlace(address), program);

/** Records a program that runs on a level. The starter code does not count. */
export const countRun = (address: LevelAddress, program: string, starter: string): void => {
  const key = programKey(program);
  if (key !== programKey(starter)) countProgram(draftPlace(address), key);
};
