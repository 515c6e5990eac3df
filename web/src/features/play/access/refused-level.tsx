import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from 'react-router';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { redirectQuery } from '../../../lib/account/redirect.ts';
import { roleOf } from '../../../lib/account/role.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { COURSES } from '../../../lib/site-courses.ts';
import { useSiteFeatures } from '../../../lib/site-features.tsx';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import links from '../../../ui/text-link.module.css';
import { PlaySkeleton } from '../screen/play-skeleton.tsx';
import { addressOf } from './destinations.ts';
import { shopOf } from './policies.ts';

type Props = {
  readonly status: 401 | 402;
  /** The course of the level. */
  readonly courseId: string;
};

/** The first level of the first course is free for every child and cannot be refused. */
const [{ id: FREE_COURSE, firstLevel: FREE_LEVEL }] = COURSES;

/** Links to levels that a child can play in the meantime. */
const PlayOn = ({ courseId }: Pick<Props, 'courseId'>) => {
  const t = useWords('play');
  const locale = useLocale();
  return (
    <>
      <Button component={Link} to={paths.level(locale, FREE_COURSE, FREE_LEVEL)}>
        {t('play:access.free')}
      </Button>
      <Link className={links.link} to={paths.courseMap(locale, courseId)}>
        {t('courseMenu.map')}
      </Link>
    </>
  );
};

/** The page for a level that the server refuses (game.md section 8, 'Level data load'). */
export const RefusedLevel = ({ status, courseId }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const features = useSiteFeatures();
  const { data: user, isPending } = useQuery(currentUserQuery);
  const back = redirectQuery(useLocation());
  if (status === 401 && features.signUp)
    return <Navigate to={addressOf('login', locale, back).path} replace />;
  // Where to buy depends on the role, so the page waits until the account has loaded.
  if (status === 402 && isPending) return <PlaySkeleton />;
  const isChild = user?.is_student === true;
  if (status === 402 && features.purchase && !isChild)
    return <Navigate to={addressOf(shopOf(user ? roleOf(user) : undefined), locale).path} replace />;
  if (status === 401)
    return <ErrorMessage title={t('play:access.locked.title')} detail={t('play:access.locked.detail')} />;
  return (
    <ErrorMessage
      title={t('play:access.purchase.title')}
      detail={isChild ? t('play:access.ask') : t('play:access.noShop')}
    >
      {isChild ? <PlayOn courseId={courseId} /> : null}
    </ErrorMessage>
  );
};
