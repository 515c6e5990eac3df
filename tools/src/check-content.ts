import { join } from 'node:path';
import { compileCoursesOrThrow } from '@hopcode/courses/build/read-courses';
import { compileScenes } from '@hopcode/courses/scenes/read-scenes';
import { compileWords } from '@hopcode/translations/build/compile-words';
import { compileSceneWords } from '@hopcode/translations/scenes/compile-scene-words';
import { missingLines } from './content/missing-lines.ts';
import { missingWords } from './content/missing-words.ts';
import { ROOT } from './repository.ts';

/** Exits with 1 when a level of a course, or a picture of a scene, has no English words. A server could not show it. */
const { files } = compileWords(join(ROOT, 'translations'));
const courses = compileCoursesOrThrow();
const lines = compileSceneWords(join(ROOT, 'translations')).files;
/** Chapters without levels: their scenes are not compiled yet. */
const planned = new Set(
  courses.flatMap((course) => course.planned.map((slug) => `${course.outline.id}/${slug}`)),
);
const problems = [
  ...missingWords(courses, (id) => files.get(`en/courses/${id}.json`)),
  ...missingLines(compileScenes(courses).scenes, (id) => lines.get(`en/scenes/${id}.json`), planned),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
