import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CompiledCourse } from '../build/compile-course.ts';
import type { CourseProblem } from '../build/problem.ts';
import { COURSES_ROOT } from '../build/read-courses.ts';
import { compileQuiz } from './compile-quiz.ts';
import { PLACEMENT } from './placement.ts';
import type { CompiledQuiz } from './quiz-format.ts';

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
    : [];

const quizzesOf = (
  root: string,
  { outline, levels }: CompiledCourse,
  problems: CourseProblem[],
): CompiledQuiz[] => {
  const folder = `quizzes/${outline.id}`;
  const files = filesIn(join(root, folder));
  const hasLevel = (slug: string): boolean => levels.some(({ level }) => level.slug === slug);
  const { gate } = outline;
  const compile = (chapter: { readonly id: number; readonly slug: string }): CompiledQuiz | undefined => {
    const file = `${folder}/${chapter.slug}.yaml`;
    const yaml = readFileSync(join(root, file), 'utf8');
    return compileQuiz(file, yaml, { courseId: outline.id, chapter, hasLevel }, problems);
  };
  for (const name of files)
    if (
      name !== `${PLACEMENT.slug}.yaml` &&
      !outline.chapters.some(({ slug }) => slug === basename(name, '.yaml'))
    )
      problems.push({ file: `${folder}/${name}`, line: 1, field: '', message: 'there is no such chapter' });
  const isPlacementThere = files.includes(`${PLACEMENT.slug}.yaml`);
  if (isPlacementThere !== (gate !== undefined)) {
    const message = gate
      ? `write ${folder}/${PLACEMENT.slug}.yaml`
      : 'only a course with a "gate" has a placement';
    problems.push({ file: `${outline.id}.yaml`, line: 1, field: 'gate', message });
  }
  const placement = isPlacementThere ? compile(PLACEMENT) : undefined;
  const ofChapters = outline.chapters.flatMap((chapter) => {
    const file = `${folder}/${chapter.slug}.yaml`;
    const isThere = files.includes(`${chapter.slug}.yaml`);
    if (isThere !== chapter.quiz_exists) {
      const message = isThere ? `set "quiz: true" at "${chapter.slug}"` : `write ${file}`;
      problems.push({ file: `${outline.id}.yaml`, line: 1, field: 'chapters', message });
    }
    return isThere ? (compile(chapter) ?? []) : [];
  });
  return [...(placement ? [placement] : []), ...ofChapters];
};

/**
 * Compiles the quizzes of the chapters of compiled courses: `quizzes/<course>/<chapter>.yaml` below `root`.
 */
export const compileQuizzes = (
  courses: readonly CompiledCourse[],
  root: string = COURSES_ROOT,
): { readonly quizzes: readonly CompiledQuiz[]; readonly problems: readonly CourseProblem[] } => {
  const problems: CourseProblem[] = [];
  const quizzes = courses.flatMap((course) => quizzesOf(root, course, problems));
  return { quizzes, problems };
};

/** The files of compiled quizzes by path below dist, as the catalogue reads them. */
export const quizFiles = (quizzes: readonly CompiledQuiz[]): ReadonlyMap<string, string> =>
  new Map(
    quizzes.map((quiz) => [`quizzes/${quiz.courseId}/${quiz.chapter_id}.json`, `${JSON.stringify(quiz)}\n`]),
  );
