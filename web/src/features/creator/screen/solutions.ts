import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import type { LevelPlace } from './use-level-saves.ts';

/** How many solutions this browser stores. */
const MOST = 20;

const solutions = createStoredValue(
  'hopcode.creator_solutions',
  jsonCodec(z.array(z.object({ level: z.string(), code: z.string().max(100_000) })).max(MOST)),
);

const keyOf = ({ courseId, slug }: LevelPlace): string => `${courseId}/${slug}`;

/** The program that this browser stores for a level of this account. */
export const readSolution = (place: LevelPlace): string | undefined =>
  solutions.read()?.find(({ level }) => level === keyOf(place))?.code;

/** Stores the program for a level of this account. Deletes the one whose last change is the oldest. */
export const writeSolution = (place: LevelPlace, code: string): void => {
  const others = (solutions.read() ?? []).filter(({ level }) => level !== keyOf(place));
  solutions.write([...others, { level: keyOf(place), code }].slice(-MOST));
};
