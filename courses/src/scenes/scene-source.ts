import { seasonSchema } from '@hopcode/engine/formats/level';
import { skySchema } from '@hopcode/engine/formats/reaction';
import { ANIMAL_TYPES } from '@hopcode/engine/things/animals';
import { NEIGHBOUR_TYPES } from '@hopcode/engine/things/neighbours';
import { THING_STATES } from '@hopcode/engine/things/thing-state';
import { facingNameSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { mapSourceSchema } from '../formats/level-source.ts';
import { MOST_PICTURES, moodSchema, speakerSchema } from './scene-format.ts';

/** The source formats of `scenes/`; this package's README.md explains them. */

/** The place name of a picture that shows the level's own farm. */
export const OWN_FARM = 'level';

const column = z.int().min(0);
const cellSchema = z.tuple([column, column]);
/** A tile, and the direction in which the figure on it looks. */
const standSchema = z.union([cellSchema, z.tuple([column, column, facingNameSchema])], {
  error: 'write [column, row] or [column, row, facing]',
});
export type Stand = z.infer<typeof standSchema>;

const figureSchema = z.enum([...NEIGHBOUR_TYPES, ...ANIMAL_TYPES]);

const pictureSchema = z.strictObject({
  /** `level`, or the name of a file in scenes/places. */
  place: z.string().min(1).max(60),
  speaker: speakerSchema,
  mood: moodSchema.default('calm'),
  /** The key of the line in translations/en/scenes. */
  words: z.string().regex(/^[a-z][a-z0-9-]*$/),
  season: seasonSchema.optional(),
  sky: skySchema.optional(),
  /** Where your character stands. */
  you: standSchema.optional(),
  people: z.partialRecord(figureSchema, standSchema).default({}),
  /** Tiles of things by their type. */
  things: z.record(z.string().min(1).max(60), z.array(cellSchema).min(1)).default({}),
  /** States of things by their type, for things that are not in their first state. */
  states: z.record(z.string().min(1).max(60), z.enum(THING_STATES)).default({}),
});
export type PictureSource = z.infer<typeof pictureSchema>;

const sceneSchema = z
  .array(pictureSchema)
  .min(1)
  .max(MOST_PICTURES, {
    error: `a scene has at most ${MOST_PICTURES} pictures`,
  });
export type SceneSource = z.infer<typeof sceneSchema>;

/** `scenes/<course>/<chapter>.yaml`: the scenes before levels of the chapter, and the scene at its end. */
export const chapterScenesSchema = z.strictObject({
  before: z.record(z.string(), sceneSchema).default({}),
  end: sceneSchema.optional(),
});

/** `scenes/places/<name>.yaml`: the ground and the scenery of a place. */
export const placeSceneSchema = mapSourceSchema;
