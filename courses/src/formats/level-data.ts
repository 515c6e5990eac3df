import { levelSchema } from '@hopcode/engine/formats/level';
import { z } from 'zod';
import { levelSlugSchema } from './level-slug.ts';

/** Maximum number of other farms of a level. */
export const MOST_VARIANTS = 2;
/** Maximum number of questions about earlier ideas at the start of a level. */
export const MOST_RECALLS = 2;
export const MOST_CHOICES = 4;

/**
 * The role of a level that does more than introduce an idea. `fix`: the student fixes a bug in a program. `boss`: the
 * student ends a chapter with their own plan. `make`: the student makes something freely. `extra`: an optional level,
 * which is never counted.
 */
export const levelRoleSchema = z.enum(['fix', 'boss', 'make', 'extra']);
export type LevelRole = z.infer<typeof levelRoleSchema>;

/** Index of the correct choice, from 0. */
const answerSchema = z
  .int()
  .min(0)
  .max(MOST_CHOICES - 1);

/**
 * A question that a learner answers before the first run. The answer does not count. `question`, `choices` and
 * `because` are HTML; `because` is shown after any answer.
 */
const levelQuestionSchema = z.strictObject({
  question: z.string(),
  choices: z.array(z.string()).min(2).max(MOST_CHOICES),
  answer: answerSchema,
  because: z.string(),
});
export type LevelQuestion = z.infer<typeof levelQuestionSchema>;

/**
 * Other farms on which the program must also work after it has completed the shown farm. The page does not animate
 * these runs. Levels from the chapter Loops on have up to two such farms. Absent if there are none.
 */
const variantsSchema = z.array(levelSchema).max(MOST_VARIANTS).optional();

/**
 * The scenes of a level: one before it is played, and one at the end of the chapter, when its last level is complete.
 */
const levelScenesSchema = z.strictObject({
  before: levelSlugSchema.optional(),
  end: levelSlugSchema.optional(),
});
export type LevelScenes = z.infer<typeof levelScenesSchema>;

/**
 * Maximum number of lines of a program that earns the star for a short program. Without this number, the star is for
 * completing the level with the first program.
 */
const shortLinesSchema = z.int().min(1).optional();

/** The commands that the course has introduced up to and including this level, in order. */
const commandsSchema = z.array(z.string().max(60)).max(60).optional();

/**
 * The compiled format of a level: the engine's part, its place in the course, and its starter code with `{key}` markers
 * in the comments. The format contains no words for people and no solution.
 */
export const compiledLevelSchema = levelSchema.extend({
  slug: levelSlugSchema,
  courseId: z.string().max(60),
  chapter_id: z.int().min(0),
  /** Number in the chapter, from 1. */
  level_id: z.int().min(0),
  codeTemplate: z.string().max(10_000),
  introduces: z.array(z.string().max(60)).max(20),
  requires: z.array(z.string().max(60)).max(60),
  commands: commandsSchema,
  role: levelRoleSchema.optional(),
  recall: z
    .array(z.strictObject({ idea: z.string().max(60), answer: answerSchema }))
    .max(MOST_RECALLS)
    .optional(),
  predict: z.strictObject({ answer: answerSchema }).optional(),
  shortLines: shortLinesSchema,
  variants: variantsSchema,
  scenes: levelScenesSchema.optional(),
});
export type CompiledLevel = z.infer<typeof compiledLevelSchema>;

/** The texts of a level that may be untranslated. */
const levelTextSchema = z.enum(['name', 'story', 'goal', 'tutorial', 'hints']);
export type LevelText = z.infer<typeof levelTextSchema>;

/**
 * A level for the play screen (game.md section 3, 'Level'), without the learner's own progress: the compiled
 * format with its words. `tutorial`, `hint` and `hints` are HTML.
 */
export const levelDataSchema = levelSchema.extend({
  slug: levelSlugSchema,
  name: z.string(),
  courseId: z.string(),
  chapter_id: z.int().min(0),
  chapter_name: z.string(),
  level_id: z.int().min(0),
  story: z.string(),
  goal: z.string(),
  guide: z.string(),
  guideImage: z.string().optional(),
  tutorial: z.string(),
  hint: z.string(),
  hints: z.array(z.string()),
  codeTemplate: z.string(),
  role: levelRoleSchema.optional(),
  /** The ideas and commands that are new in this level. */
  introduces: z.array(z.string().max(60)).max(20).optional(),
  commands: commandsSchema,
  /** Questions about earlier chapters, shown when the level is opened for the first time. */
  recall: z.array(levelQuestionSchema).max(MOST_RECALLS).optional(),
  /** A question about what the starter code will do, shown before its first run. */
  predict: levelQuestionSchema.optional(),
  /**
   * Texts that are in English because the language has no translation yet; the page marks them as English.
   */
  english: z.array(levelTextSchema).optional(),
  shortLines: shortLinesSchema,
  variants: variantsSchema,
  /** Names of the scenes of the story; the play screen asks for a scene when it shows it. */
  scenes: levelScenesSchema.optional(),
});
export type LevelData = z.infer<typeof levelDataSchema>;
