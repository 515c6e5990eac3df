import { z } from 'zod';

/** The lines of one scene by their keys; plain text. */
const sceneWordsSchema = z.record(z.string().max(60), z.string().min(1).max(300));
export type SceneWords = z.infer<typeof sceneWordsSchema>;

/** The lines of a chapter's scenes by level; the lines of the scene at the end of the chapter are under `end`. */
export const chapterSceneWordsSchema = z.record(z.string().max(80), sceneWordsSchema);
export type ChapterSceneWords = z.infer<typeof chapterSceneWordsSchema>;

/** The lines of all chapters of a course, by the slug of the chapter. */
export const sceneWordsFileSchema = z.record(z.string(), chapterSceneWordsSchema);
export type SceneWordsFile = z.infer<typeof sceneWordsFileSchema>;

/** The lines of a scene in a language, and whether at least one of them is in English because it is not translated. */
export type SceneInLanguage = { readonly lines: SceneWords; readonly english: boolean };

/** Joins the lines of a scene in two languages: each line in English if it is not translated. */
export const sceneInLanguage = (source: SceneWords = {}, own: SceneWords = {}): SceneInLanguage => ({
  lines: { ...source, ...own },
  english: Object.keys(source).some((key) => !Object.hasOwn(own, key)),
});
