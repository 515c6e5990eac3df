import type { Course } from '@hopcode/contract/level/course';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { memo, Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { courseQuery } from '../../lib/api/course-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import { usePageMeta } from '../../lib/use-page-meta.ts';
import { EnglishLevels } from '../../ui/english-levels.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './course-map.module.css';
import { drawnMap } from './drawn-maps.ts';
import { MapPicture } from './map-picture.tsx';
import { PlaceList } from './place-list.tsx';
import { usePlaceWords } from './place-words.ts';
import { herePlace, type Place } from './places.ts';
import { usePlaces } from './use-places.ts';
import { useSpaceAbove } from './use-space-above.ts';

const ClosedCourse = lazyPart(() =>
  import('../../ui/course-gate/closed-course.tsx').then((file) => file.ClosedCourse),
);
const ClassPlace = lazyPart(() => import('./class-place.tsx').then((file) => file.ClassPlace));

type HereProps = { readonly courseId: string; readonly places: readonly Place[] };

/** Shows the next level, with a button to open it. */
const NextLevel = ({ courseId, places }: HereProps) => {
  const t = useWords('map');
  const locale = useLocale();
  const words = usePlaceWords(courseId);
  const here = herePlace(places);
  return (
    <div className={classes.next}>
      {here ? (
        <>
          <p>
            <b>
              <bdi>{words.nameOf(here.place)}</bdi>
            </b>
            <span>
              {t('play.levelTitle', {
                number: formatNumber(locale, here.level.number),
                name: here.level.name,
              })}
            </span>
          </p>
          <Button
            component={Link}
            to={paths.level(locale, courseId, here.level.slug)}
            leftSection={<Play size={18} strokeWidth={2.4} aria-hidden />}
          >
            {t('map:play')}
          </Button>
        </>
      ) : (
        <p>
          <b>{t('map:complete')}</b>
        </p>
      )}
    </div>
  );
};

const DrawnCourse = ({ course }: { readonly course: Course }) => {
  const t = useWords('map');
  const places = usePlaces(course);
  const user = useCurrentUser();
  const map = drawnMap(course.id);
  const isClosed = course.gate?.open === null;
  const frame = useSpaceAbove();
  usePageMeta(t('map:title', { course: course.name }));
  return (
    <div className={classes.page}>
      {course.gate && isClosed ? (
        <Suspense fallback={null}>
          <ClosedCourse course={course} gate={course.gate} heading="h2" />
        </Suspense>
      ) : null}
      <div ref={frame} className={classes.frame} data-drawn={map ? true : undefined}>
        {isClosed ? null : <NextLevel courseId={course.id} places={places} />}
        {map ? <MapPicture courseId={course.id} map={map} places={places} /> : null}
      </div>
      <div className={classes.list}>
        <h2>{t('map:list')}</h2>
        <EnglishLevels courseIds={[course.id]} />
        <PlaceList courseId={course.id} places={places} quizzes={user?.class_details?.quiz === true} />
        {user?.class_details ? (
          <Suspense fallback={null}>
            <ClassPlace />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
};

// The page renders again whenever the query starts to load, so the map, with its 150 links, is memoized.
const CourseMap = memo(DrawnCourse);

/** `/{lng}/courses/{courseId}`: the map of a course, and a list of all its levels. */
export const CourseMapPage = () => {
  const t = useWords('map');
  const locale = useLocale();
  const { courseId = '' } = useParams();
  const isOffered = COURSE_IDS.some((id) => id === courseId);
  const {
    data: course,
    isLoadingError: isError,
    refetch,
  } = useQuery({
    ...courseQuery(courseId, locale),
    enabled: isOffered,
  });
  if (!isOffered) return <Navigate to={paths.courses(locale)} replace />;
  if (isError) return <ErrorMessage title={t('play.loadFailed')} onRetry={() => void refetch()} />;
  if (!course) return <Skeleton height={480} radius={0} />;
  return <CourseMap course={course} />;
};
