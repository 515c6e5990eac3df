import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { addressKey } from '../../../lib/progress/level-progress.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import { starsOf } from '../../../lib/progress/stars.ts';
import { placeOf } from '../screen/navigation.ts';
import { starFacts } from './earned-stars.ts';
import { type StarRow, starRows } from './star-rows.ts';

/** The stars of a level that a program has just completed. */
export const useStarRows = (course: Course, data: PlayableLevel): readonly StarRow[] => {
  const progress = useProgress();
  const address = { courseId: course.id, levelSlug: data.slug };
  const program = progress.levels[addressKey(address)]?.code ?? '';
  const level = placeOf(course, data.slug)?.level ?? data;
  return starRows(starFacts(address, program), data, starsOf(progress, course.id, level));
};
