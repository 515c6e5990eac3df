import { type Level, levelSchema } from '@hopcode/engine/formats/level';
import { z } from 'zod';
import type { CompiledLevel, LevelData } from './formats/level-data.ts';

/** Takes the fields of the engine's format and leaves all others out. */
const playableSchema = z.object(levelSchema.shape);

/** The part of a level that the engine and the Python worker take: without its words and its place in the course. */
export const playableLevel = (level: CompiledLevel | LevelData): Level => playableSchema.parse(level);
