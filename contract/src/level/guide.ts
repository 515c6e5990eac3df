import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/** The picture of a level: its map with the path of the reference solution, or a small map without the path. */
export const levelGuide = def({
  method: 'GET',
  path: '/api/level/guide/{course}/{slug}.png',
  summary: 'Picture of a level with the path of its solution, or a small one without it',
  params: z.object({ course: courseSlugSchema, slug: levelSlugSchema }),
  query: z.object({ size: z.literal('small').optional() }),
  response: z.file().mime(['image/png']),
  who: ['anon'],
  mutates: false,
});

/** Address of the small picture of a level, without the path. */
export const smallPicture = (course: string, slug: string): string =>
  `${levelGuide.path.replace('{course}', course).replace('{slug}', slug)}?size=small`;
