import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { furnish, type Gift, type Places } from '@hopcode/courses/own-farm/furnish';
import type { GiftName } from '@hopcode/courses/own-farm/gift-kinds';
import { nextReward, ownGifts } from '@hopcode/courses/own-farm/own-gifts';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { Level } from '@hopcode/engine/formats/level';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { courseQuery } from '../../../lib/api/course-query.ts';
import { useFarmPlaces } from '../../../lib/farm/use-farm-places.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { isLevelComplete } from '../../../lib/progress/completion.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import { Game } from '../screen/game.tsx';
import { PlaySkeleton } from '../screen/play-skeleton.tsx';
import { OwnFarmBar } from './own-farm-bar.tsx';

/** The course that adds more things after the beginners' course. */
const ADVANCED = 'advanced-python';
/** The key of the next thing, which is not on the farm yet. */
const NEXT = 'next';

/** Where the next big thing will appear. */
const placeOfNext = (base: Level, gifts: readonly Gift[], places: Places, name: GiftName | undefined) =>
  name && furnish(base, [...gifts, { key: NEXT, name }], places).standing.find(({ key }) => key === NEXT);

type Props = { readonly course: Course; readonly data: PlayableLevel };

/** The learner's own farm on the play screen: the level with everything that completed levels have added. */
export const OwnFarmGame = ({ course, data }: Props) => {
  const t = useWords('farm');
  const locale = useLocale();
  const progress = useProgress();
  const advanced = useQuery(courseQuery(ADVANCED, locale));
  const { places, waits, move } = useFarmPlaces();
  // This number changes after things have moved, so that the level starts again.
  const [round, setRound] = useState(0);
  const courses = useMemo(() => [course, ...(advanced.data ? [advanced.data] : [])], [course, advanced.data]);
  const { gifts, next } = useMemo(() => {
    const isDone = (courseId: string, slug: string): boolean => {
      const levels = courses.find(({ id }) => id === courseId)?.chapters.flatMap((one) => one.level_data);
      const level = levels?.find((one) => one.slug === slug);
      return level !== undefined && isLevelComplete(progress, courseId, level);
    };
    return { gifts: ownGifts(courses, isDone), next: nextReward(course, isDone) };
  }, [course, courses, progress]);
  const base = useMemo(() => playableLevel(data), [data]);
  const sign = t('farm:sign');
  const farm = useMemo(() => furnish(base, gifts, places, { 'my-farm': sign }), [base, gifts, places, sign]);
  const nextPlace = useMemo(() => placeOfNext(base, gifts, places, next?.name), [base, gifts, places, next]);
  if (waits || advanced.isLoading) return <PlaySkeleton preview={undefined} />;
  return (
    <Game
      key={round}
      course={course}
      data={{ ...data, map: farm.level.map, items: farm.level.items }}
      bar={({ onLoad, busy }) => (
        <OwnFarmBar
          nextPlace={nextPlace}
          base={base}
          standing={farm.standing}
          next={next}
          level={farm.level}
          busy={busy}
          onMove={move}
          onMoved={() => setRound((last) => last + 1)}
          onIdea={onLoad}
        />
      )}
    />
  );
};
