import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import { EnglishLevels } from '../../ui/english-levels.tsx';

/** Says how schools pay, with a link for admins to buy a plan. Hidden for students. */
export const SchoolOffer = () => {
  const t = useWords('plan');
  const locale = useLocale();
  const user = useCurrentUser();
  if (user?.is_student) return null;
  return (
    <>
      <p>{t('plan:offer.ways')}</p>
      <EnglishLevels courseIds={COURSE_IDS} />
      {user && roleOf(user) === 'admin' ? (
        <p>
          <Button component={Link} to={paths.schoolPlan(locale)}>
            {t('plan:offer.choose')}
          </Button>
        </p>
      ) : null}
    </>
  );
};
