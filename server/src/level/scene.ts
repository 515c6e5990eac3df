import { levelScene } from '@hopcode/contract/level/scene';
import { handle } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { openLevel } from './open-level.ts';

export const sceneHandler = handle(levelScene, async (asked, parts) => {
  const { course_slug: courseId, scene: id } = asked.params;
  if (parts.content.course(courseId, asked.locale) === undefined) return refuse(404, 'unknown_course');
  const found = parts.content.scene(courseId, id, asked.locale);
  if (found === undefined) return refuse(404, 'unknown_level');
  const level = await openLevel(parts, asked, { courseId, slug: found.level });
  return level instanceof Refusal ? level : found.scene;
});
