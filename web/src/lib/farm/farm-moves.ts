import type { FarmPlace } from '@hopcode/contract/level/farm';
import type { Places } from '@hopcode/courses/own-farm/furnish';
import type { Position } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { createStoredValue, jsonCodec, type StoredValue } from '../stored-value.ts';

const moveSchema = z.object({ x: z.int(), y: z.int(), at: z.number().min(0) });
const movesSchema = z.record(z.string(), moveSchema);

/** Where the learner has put things on the farm, and when. The key of a thing is `course/level`. */
export type FarmMoves = z.infer<typeof movesSchema>;

const NO_MOVES: FarmMoves = {};
const CODEC = jsonCodec(movesSchema);
const known = new Map<string, StoredValue<FarmMoves>>();

/**
 * The moves of one learner on this device. For a visitor, these are all moves; for a student, only the moves that have
 * not been sent yet.
 */
export const storedMoves = (owner: string): StoredValue<FarmMoves> => {
  const stored = known.get(owner) ?? createStoredValue(`hopcode.farm.${owner}`, CODEC);
  known.set(owner, stored);
  return stored;
};

export const readMoves = (owner: string): FarmMoves => storedMoves(owner).read() ?? NO_MOVES;

/** Merges two sets of moves. For each thing, the later move counts. */
export const mergeMoves = (one: FarmMoves, other: FarmMoves): FarmMoves => {
  const merged = { ...one };
  for (const [key, move] of Object.entries(other)) {
    const before = merged[key];
    if (!before || before.at <= move.at) merged[key] = move;
  }
  return merged;
};

/** Adds moves on this device. They are merged with the stored moves, because another tab may have added some. */
export const addMoves = (owner: string, moves: FarmMoves): void => {
  storedMoves(owner).write(mergeMoves(readMoves(owner), moves));
};

/** Deletes the moves that were sent. If the same thing has been moved again since, the later move stays. */
export const forgetMoves = (owner: string, sent: FarmMoves): void => {
  const left = Object.entries(readMoves(owner)).filter(([key, move]) => sent[key]?.at !== move.at);
  if (left.length === 0) storedMoves(owner).remove();
  else storedMoves(owner).write(Object.fromEntries(left));
};

/** Transfers the moves of one learner to another learner. For each thing, the later move stays. */
export const giveMoves = (from: string, to: string): void => {
  const moves = readMoves(from);
  if (Object.keys(moves).length === 0) return;
  addMoves(to, moves);
  storedMoves(from).remove();
};

/** Converts places from the server to moves. */
export const movesOf = (places: readonly FarmPlace[]): FarmMoves =>
  Object.fromEntries(
    places.map(({ course_id: course, level_slug: slug, x, y, moved_at: at }) => [
      `${course}/${slug}`,
      { x, y, at: Date.parse(at) },
    ]),
  );

/** Converts moves to places for the server. */
export const placesToSend = (moves: FarmMoves): FarmPlace[] =>
  Object.entries(moves).map(([key, { x, y, at }]) => {
    const [course = '', slug = ''] = key.split('/');
    return { course_id: course, level_slug: slug, x, y, moved_at: new Date(at).toISOString() };
  });

/** The places of the things, for the picture of the farm. */
export const placesOf = (moves: FarmMoves): Places =>
  new Map(Object.entries(moves).map(([key, { x, y }]): [string, Position] => [key, [x, y]]));
