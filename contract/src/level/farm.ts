import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/** Maximum number of places in one call: more than the levels of all courses. */
export const MOST_PLACES = 300;
/** The largest column and row of a place. */
const MOST_TILES = 63;

const farmPlaceSchema = z.object({
  /** The level whose gift the thing is. */
  course_id: courseSlugSchema,
  level_slug: levelSlugSchema,
  /** The column and the row of its tile. */
  x: z.int().min(0).max(MOST_TILES),
  y: z.int().min(0).max(MOST_TILES),
  moved_at: z.iso.datetime(),
});
export type FarmPlace = z.infer<typeof farmPlaceSchema>;

const placesSchema = z.object({ places: z.array(farmPlaceSchema) });

/**
 * Where the caller's player has put the gifts of levels on its own farm. The gifts that the player has are not stored,
 * because they follow from the complete levels (`brings` in the course data).
 */
export const levelFarm = def({
  method: 'GET',
  path: '/api/level/farm',
  summary: 'Places of the things on one’s own farm',
  response: placesSchema,
  who: ['user'],
  mutates: false,
});

/**
 * Saves where things were put. For each thing, the later move counts, even if the messages arrive in another order. So
 * two tabs or repeated messages lose nothing. Returns all places. `student_id` works as in `levelUpdate`.
 */
export const levelFarmSave = def({
  method: 'POST',
  path: '/api/level/farm',
  summary: 'Save where things on one’s own farm were put',
  body: z.object({
    places: z.array(farmPlaceSchema).min(1).max(MOST_PLACES),
    student_id: z.uuid().nullable().optional(),
  }),
  response: placesSchema,
  who: ['user'],
  mutates: true,
});
