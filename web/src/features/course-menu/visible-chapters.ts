import type { Chapter } from '@hopcode/contract/level/course';

type ClassRules = { readonly no_skip: boolean; readonly quiz: boolean };

type Options = {
  readonly isStudent: boolean;
  /** The rules of the student's class; null if the student is in no class. */
  readonly rules: ClassRules | null;
  readonly isComplete: (chapter: Chapter) => boolean;
};

/**
 * The visible chapters (platform.md section 6, 'Chapter visibility for students'). Students do not see chapters that
 * their class has locked. If the class must not skip chapters, the chapters after the first incomplete one are hidden
 * too. A chapter whose quiz is not passed yet is incomplete.
 */
export const visibleChapters = (
  chapters: readonly Chapter[],
  { isStudent, rules, isComplete }: Options,
): readonly Chapter[] => {
  if (!isStudent) return chapters;
  const open = chapters.filter(({ class_locked }) => !class_locked);
  if (rules?.no_skip !== true) return open;
  const isDone = (chapter: Chapter): boolean =>
    isComplete(chapter) && (!rules.quiz || !chapter.quiz_exists || chapter.quiz_complete);
  const first = open.findIndex((chapter) => !isDone(chapter));
  return first === -1 ? open : open.slice(0, first + 1);
};
