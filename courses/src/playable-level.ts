import { type Level, levelSchema } from '@hopcode/engine/formats/level';
import { z } from 'zod';
import type { CompiledLevel, LevelData } from './formats/level-data.ts';

/** Keeps the fields of the engine's format and drops all others. */
const playableSchema = z.object(levelSchema.shape);

/**
 * The part of a level for the engine and the Python worker: without its words and its place in the course.
 */
export const playableLevel = (level: CompiledLevel | LevelData): Level => playableSchema.parse(level);
