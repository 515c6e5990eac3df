import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import type { LevelPlace } from './use-level-saves.ts';

/** How many solutions this browser remembers. */
const MOST = 20;

const solutions = createStoredValue(
  'hopcode.creator_solutions',
  jsonCodec(z.array(z.object({ level: z.string(), code: z.string().max(100_000) })).max(MOST)),
);

const keyOf = ({ courseId, slug }: LevelPlace): string => `${courseId}/${slug}`;

/** The program of an own level that this browser remembers. */
export const readSolution = (place: LevelPlace): string | undefined =>
  solutions.read()?.find(({ level }) => level === keyOf(place))?.code;

/** Remembers the program of an own level; the one that was not changed for longest is forgotten. */
export const writeSolution = (place: LevelPlace, code: string): void => {
  const others = (solutions.read() ?? []).filter(({ level }) => level !== keyOf(place));
  solutions.write([...others, { level: keyOf(place), code }].slice(-MOST));
};
