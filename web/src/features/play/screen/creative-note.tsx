import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { LikeButton } from '../../../ui/creative-level/like-button.tsx';
import { ReportDialog } from '../../../ui/creative-level/report-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './creative-note.module.css';

type Props = { readonly level: CreativeSummary };

/** The like and report buttons, for an account that plays a level by another account. */
const Opinion = ({ level }: Props) => {
  const t = useWords('creator');
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <LikeButton level={level} />
      <IconButton
        label={t('creator:public.report', { name: level.name })}
        icon={<Flag size={18} strokeWidth={2.3} aria-hidden />}
        onClick={() => setReporting(true)}
      />
      {reporting ? <ReportDialog level={level} onClose={() => setReporting(false)} /> : null}
    </>
  );
};

/**
 * Says who built a creative level, and that we did not write its program. Has a link back, and buttons to like and
 * report the level.
 */
export const CreativeNote = ({ level }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const user = useCurrentUser();
  const name = level.creator_name ?? t('play:creative.unknown');
  return (
    <div className={classes.note}>
      <Link to={paths.creativeLevels(locale)}>{t('play:creative.all')}</Link>
      <p>
        <Link to={paths.creator(locale, level.creator_user_id, level.creator_student_id ?? undefined)}>
          <bdi>{t('play:creative.by', { name })}</bdi>
        </Link>{' '}
        {level.own ? null : <bdi>{t('play:creative.foreign')}</bdi>}
      </p>
      {level.own ? (
        <Link to={paths.editLevel(locale, level.course_id, level.level_slug)}>{t('play:creative.edit')}</Link>
      ) : null}
      {user && !level.own ? <Opinion level={level} /> : null}
    </div>
  );
};
