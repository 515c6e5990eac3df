import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import type { LevelPlace } from './use-level-saves.ts';

/** Maximum number of solutions that this browser stores. */
const MOST = 20;

const solutions = createStoredValue(
  'hopcode.creator_solutions',
  jsonCodec(z.array(z.object({ level: z.string(), code: z.string().max(100_000) })).max(MOST)),
);

const keyOf = ({ courseId, slug }: LevelPlace): string => `${courseId}/${slug}`;

/** The program that this browser stores for a level of this account. */
export const readSolution = (place: LevelPlace): string | undefined =>
  solutions.read()?.find(({ level }) => level === keyOf(place))?.code;

/**
 * Stores the author's program for a level of this account. If there are too many programs, deletes the one that has not
 * changed for the longest time.
 */
export const writeSolution = (place: LevelPlace, code: string): void => {
  const others = (solutions.read() ?? []).filter(({ level }) => level !== keyOf(place));
  solutions.write([...others, { level: keyOf(place), code }].slice(-MOST));
};
