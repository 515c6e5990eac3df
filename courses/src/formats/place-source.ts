import { positionSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';

/** A letter of a map with one letter per tile. */
export const letterSchema = z.string().length(1, { error: 'a letter of the map is one character' });

/** A tile: a letter that is on the map of things exactly once, or [column, row]. */
export const placeSchema = z.union([letterSchema, positionSchema], {
  error: 'a place is a letter of the things map or [column, row]',
});
export type Place = z.infer<typeof placeSchema>;
