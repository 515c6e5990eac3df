import { join } from 'node:path';
import { compileQuizzes, quizFiles } from '../quiz/read-quizzes.ts';
import { compileScenes, sceneFiles } from '../scenes/read-scenes.ts';
import { courseFiles } from './course-files.ts';
import { problemLine } from './problem.ts';
import { COURSES_ROOT, compileCourses } from './read-courses.ts';
import { writeDist } from './write-dist.ts';

/**
 * Compiles the courses to courses/dist. Run it with `node courses/src/build/build.ts [folder [dist]]`. `folder` can be
 * any folder with courses in the same format, and the output then goes to `dist` (default: `folder/dist`). If there are
 * problems, it prints all of them, exits with 1 and does not change the output.
 */
const build = (root: string = COURSES_ROOT, dist: string = join(root, 'dist')): number => {
  const { courses, problems: ofCourses } = compileCourses(root);
  const { quizzes, problems: ofQuizzes } = compileQuizzes(courses, root);
  const { scenes, problems: ofScenes } = compileScenes(courses, root);
  const problems = [...ofCourses, ...ofQuizzes, ...ofScenes];
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) {
    console.error(`courses: not built, because of ${problems.length} problem(s)`);
    return 1;
  }
  writeDist(dist, new Map([...courseFiles(courses, scenes), ...quizFiles(quizzes), ...sceneFiles(scenes)]));
  const count = courses.reduce((sum, course) => sum + course.levels.length, 0);
  console.log(
    `courses: ${courses.length} course(s), ${count} levels, ${quizzes.length} quizzes, ${scenes.length} scenes`,
  );
  return 0;
};

const [root, dist] = process.argv.slice(2);
process.exitCode = build(root, dist);
