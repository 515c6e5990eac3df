import { levelSolution } from '@hopcode/contract/level/solution';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';

export const solutionHandler = handleForUser(
  levelSolution,
  async ({ params, session, locale }, { content }) => {
    const { course_slug: courseId, slug } = params;
    if (session.studentId !== null) return refuse(403, 'acting_as_student');
    if (content.course(courseId, locale) === undefined) return refuse(404, 'unknown_course');
    const code = content.solution(courseId, slug, locale);
    return code === undefined ? refuse(404, 'unknown_level') : { code };
  },
);
