import { levelSchema } from '@hopcode/engine/formats/level';
import { z } from 'zod';
import { levelSlugSchema } from '../formats/level-slug.ts';

/** The speaker in a scene; `you` is the learner's character. Each speaker has portraits in the art package. */
export const SPEAKERS = ['you', 'odo', 'rosa', 'tam', 'berta', 'viggo', 'mina', 'pim'] as const;
export const speakerSchema = z.enum(SPEAKERS);
export type Speaker = z.infer<typeof speakerSchema>;

/** The facial expression of the speaker. */
export const MOODS = ['calm', 'happy', 'worried'] as const;
export const moodSchema = z.enum(MOODS);
export type Mood = z.infer<typeof moodSchema>;

/** Maximum number of pictures of a scene. */
export const MOST_PICTURES = 3;

/** The id of a scene before a level is the slug of the level; the scene at the end of a chapter is `<chapter>-end`. */
export const sceneIdSchema = levelSlugSchema;

const picture = {
  /**
   * The place, the people and the sky, as a level without goals. If absent, the picture shows the level's own farm at
   * its start.
   */
  farm: levelSchema.optional(),
  speaker: speakerSchema,
  mood: moodSchema,
};

/** The compiled format of a scene: `words` is the key of the speaker's line. */
export const compiledSceneSchema = z.strictObject({
  id: sceneIdSchema,
  courseId: z.string().max(60),
  chapter: z.string().max(60),
  /** The level that the scene belongs to: the level after the scene, or the last level of the chapter. */
  level: levelSlugSchema,
  /** When the scene is shown: before the level is played, or when the level is complete. */
  when: z.enum(['before', 'end']),
  pictures: z
    .array(z.strictObject({ ...picture, words: z.string().min(1).max(60) }))
    .min(1)
    .max(MOST_PICTURES),
});
export type CompiledScene = z.infer<typeof compiledSceneSchema>;

/** The name of a scene among the words of its chapter: its level, or `end`. */
export const nameInWords = ({ when, level }: Pick<CompiledScene, 'when' | 'level'>): string =>
  when === 'end' ? 'end' : level;

/** A scene for the play screen: each line in the language of the request. */
export const sceneDataSchema = z.object({
  id: sceneIdSchema,
  pictures: z
    .array(z.object({ ...picture, text: z.string() }))
    .min(1)
    .max(MOST_PICTURES),
  /** True when a line is in English because it is not translated. */
  english: z.literal(true).optional(),
});
export type SceneData = z.infer<typeof sceneDataSchema>;
