import type { CompiledCourse } from '@hopcode/courses/build/compile-course';
import type { CourseWordsFile } from '@hopcode/translations/formats/course-words';

/**
 * Compares the English words with the courses. Words can be missing: names of chapters, whole levels, questions of a
 * level, or choices of a question. Words can also be superfluous, such as those of a level or chapter that is in no
 * course. Each problem is a sentence that starts with the course.
 */
export const missingWords = (
  courses: readonly CompiledCourse[],
  wordsOf: (courseId: string) => CourseWordsFile | undefined,
): string[] =>
  courses.flatMap((course) => {
    const { id } = course.outline;
    const words = wordsOf(id);
    if (!words) return [`${id}: write translations/en/courses/${id}/course.md`];
    const problems = course.levels.flatMap(({ level }) => problemsOf(level, words.levels[level.slug]));
    const known = new Set(course.levels.map(({ level }) => level.slug));
    for (const slug of Object.keys(words.levels))
      if (!known.has(slug)) problems.push(`there is no level "${slug}": take its words out`);
    const chapters = words.course.chapters ?? {};
    for (const { slug } of course.outline.chapters)
      if (!Object.hasOwn(chapters, slug))
        problems.push(`write ${slug}.md with the name of the chapter "${slug}"`);
    for (const slug of Object.keys(chapters))
      if (!course.outline.chapters.some((chapter) => chapter.slug === slug))
        problems.push(`there is no chapter "${slug}": take ${slug}.md out`);
    return problems.map((problem) => `${id}: ${problem}`);
  });

type Level = CompiledCourse['levels'][number]['level'];
type Words = CourseWordsFile['levels'][string];

function problemsOf(level: Level, words: Words | undefined): string[] {
  if (!words) return [`the level "${level.slug}" has no words`];
  const asked = [
    ...(level.recall ?? []).map(
      ({ answer }, index) => [`recall ${index + 1}`, answer, words.recall?.[index]] as const,
    ),
    ...(level.predict ? [['predict', level.predict.answer, words.predict] as const] : []),
  ];
  const problems = asked.flatMap(([section, answer, question]) => {
    if (!question) return [`"${level.slug}" asks a question: write "### ${section}"`];
    return answer < question.choices.length ? [] : [`"${level.slug}": "${section}" has too few choices`];
  });
  if ((words.recall?.length ?? 0) > (level.recall?.length ?? 0) || (words.predict && !level.predict))
    problems.push(`"${level.slug}" has words of a question that its level.yaml does not ask`);
  return problems;
}
