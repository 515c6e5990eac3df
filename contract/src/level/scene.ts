import { sceneDataSchema, sceneIdSchema } from '@hopcode/courses/scenes/scene-format';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/**
 * A scene of the story, by one of the names in `scenes` of a level. Lines are in the language of the request. A chapter
 * that the student's class has locked is refused with 403 (`chapter_locked`).
 */
export const levelScene = def({
  method: 'GET',
  path: '/api/level/scene/{course_slug}/{scene}',
  summary: 'The pictures and lines of one scene of the story',
  params: z.object({ course_slug: courseSlugSchema, scene: sceneIdSchema }),
  response: sceneDataSchema.meta({ id: 'Scene' }),
  who: ['anon'],
  mutates: false,
});
