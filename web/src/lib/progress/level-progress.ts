import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { type LevelStatus, levelStatusSchema } from '@hopcode/contract/level/level-status';
import { type ExtraStar, extraStarsSchema } from '@hopcode/contract/level/star';
import { type Proof, proofSchema } from '@hopcode/engine/formats/proof';
import { z } from 'zod';

/** The course and slug of a level. */
export type LevelAddress = { readonly courseId: string; readonly levelSlug: string };

export const addressKey = ({ courseId, levelSlug }: LevelAddress): string => `${courseId}/${levelSlug}`;

const levelProgressSchema = z.object({
  status: levelStatusSchema,
  /** The last program that ran; null if none has run. */
  code: z.string().max(CODE_LIMIT).nullable(),
  /** When `code` ran, in milliseconds since 1970; 0 if never. Decides which of two copies is newer. */
  codeAt: z.number().min(0),
  /** The stars in addition to the star for completing the level. Missing if there are none. */
  stars: extraStarsSchema.optional(),
  /** The proof of the run that completed the level, for an account that takes over the progress. */
  proof: proofSchema.optional(),
});
/** A learner's progress in one level. */
export type LevelProgress = z.infer<typeof levelProgressSchema>;

export const progressSchema = z.object({
  version: z.literal(1),
  levels: z.record(z.string(), levelProgressSchema),
  lastPlayed: z.object({ courseId: z.string(), levelSlug: z.string(), at: z.number().min(0) }).nullable(),
});
/** All progress of a learner, with levels by `courseId/levelSlug`. */
export type Progress = z.infer<typeof progressSchema>;

export const NO_PROGRESS: Progress = { version: 1, levels: {}, lastPlayed: null };

const RANK: Readonly<Record<LevelStatus, number>> = { not_started: 0, in_progress: 1, complete: 2 };

const furtherStatus = (a: LevelStatus, b: LevelStatus): LevelStatus => (RANK[a] >= RANK[b] ? a : b);

/** An object with the stars of both runs as `stars`. If there are no stars, the field is missing. */
export const bothStars = (
  a: { readonly stars?: readonly ExtraStar[] | undefined },
  b: { readonly stars?: readonly ExtraStar[] | undefined },
): { readonly stars?: readonly ExtraStar[] } => {
  const stars = [...new Set([...(a.stars ?? []), ...(b.stars ?? [])])].toSorted();
  return stars.length > 0 ? { stars } : {};
};

/**
 * An object with a proof as `proof`: the newer run's, or the older run's if the newer run has none. If there is no
 * proof, the field is missing.
 */
const eitherProof = (newer: LevelProgress, older: LevelProgress): { readonly proof?: Proof } => {
  const proof = newer.proof ?? older.proof;
  return proof ? { proof } : {};
};

/**
 * Merges two copies of a level's progress. The result has the program that ran later, the higher status, and the stars
 * of both.
 */
export const mergeLevel = (a: LevelProgress, b: LevelProgress): LevelProgress => {
  const newer = b.codeAt > a.codeAt ? b : a;
  return {
    status: furtherStatus(a.status, b.status),
    code: newer.code,
    codeAt: newer.codeAt,
    ...bothStars(a, b),
    ...eitherProof(newer, newer === a ? b : a),
  };
};

/**
 * Merges two copies of a learner's progress, for example from two tabs. The merge is commutative and idempotent, so no
 * copy can undo a newer one.
 */
export const mergeProgress = (a: Progress, b: Progress): Progress => {
  const levels = { ...a.levels };
  for (const [key, level] of Object.entries(b.levels)) {
    const known = levels[key];
    levels[key] = known ? mergeLevel(known, level) : level;
  }
  const lastPlayed = (b.lastPlayed?.at ?? 0) > (a.lastPlayed?.at ?? 0) ? b.lastPlayed : a.lastPlayed;
  return { version: 1, levels, lastPlayed };
};
