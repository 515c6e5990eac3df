import { join } from 'node:path';
import { compileCourses } from '@hopcode/courses/build/read-courses';
import { compileWords } from '@hopcode/translations/build/compile-words';
import { missingWords } from './content/missing-words.ts';
import { ROOT } from './repository.ts';

/** Exits with 1 when a level of the courses has no English words, because a server could not show its course. */
const { files } = compileWords(join(ROOT, 'translations'));
const problems = missingWords(compileCourses().courses, (id) => files.get(`en/courses/${id}.json`));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
