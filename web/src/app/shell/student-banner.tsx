import type { CurrentUser } from '@hopcode/contract/auth/current';
import { useLocation, useNavigate } from 'react-router';
import { roleOf } from '../../lib/account/role.ts';
import { useStopActing } from '../../lib/account/use-stop-acting.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { showsLevel } from '../../lib/level-address.ts';
import { paths } from '../../lib/paths.ts';
import { ActingBanner } from '../../ui/acting-banner.tsx';

type Props = { readonly user: CurrentUser };

/** Says on every page that a teacher, an admin or a parent plays as a student, with a button to stop. */
export const StudentBanner = ({ user }: Props) => {
  const t = useWords('site');
  const locale = useLocale();
  const navigate = useNavigate();
  const isPlay = showsLevel(useLocation().pathname);
  const name = user.username ?? '';
  const isParent = roleOf(user) === 'parent';
  const stop = useStopActing(() => {
    // On a level, a teacher or admin who has stopped stays on the level with their own account. A parent cannot stay,
    // because a parent has no progress.
    if (isParent) void navigate(paths.students(locale));
    else if (!isPlay) void navigate(paths.classes(locale));
  });
  return (
    <ActingBanner
      label={t('site:acting.label')}
      stop={isParent ? t('site:acting.parentBack') : t('site:acting.back')}
      onStop={stop.mutate}
      busy={stop.isPending}
      failure={stop.isError ? t('site:acting.failed') : undefined}
    >
      {t('site:acting.as', { name })} {isParent ? null : <small>{t('site:acting.saves', { name })}</small>}
    </ActingBanner>
  );
};
