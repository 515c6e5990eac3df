import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { useBadgesSeen } from '../../../lib/badges/use-badges-seen.ts';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { BadgePicture } from '../../../ui/badge-picture.tsx';
import links from '../../../ui/text-link.module.css';
import { badgeNewsQuery } from './badge-news.ts';
import classes from './new-badges.module.css';

/** Maximum number of badges to name. An old account can earn many at the first request. */
const NAMED = 3;

type Props = { readonly onLeave: () => void };

/**
 * The new badges of a student. Empty until the server has answered. If the request fails, the next dialog asks again.
 */
const useNewBadges = (studentId: string) => {
  const queries = useQueryClient();
  const news = badgeNewsQuery(studentId, useOutbox());
  const { data } = useQuery({ ...news, enabled: studentId !== '' });
  useEffect(
    () => () => queries.removeQueries({ queryKey: ['badges', studentId, 'new'], type: 'inactive' }),
    [queries, studentId],
  );
  const won = useMemo(() => data?.badges.filter(({ is_new }) => is_new) ?? [], [data]);
  // A badge that one dialog has shown is not new in the next dialog, even if the first dialog closed within a second.
  useBadgesSeen(studentId, won, 0);
  return won;
};

/**
 * The badges that a student has earned since the last dialog. Renders nothing without a student, or while the server
 * cannot be reached.
 */
export const NewBadges = ({ onLeave }: Props) => {
  const t = useWords('badge');
  const language = useLanguage();
  const locale = useLocale();
  const { data: user } = useQuery(currentUserQuery);
  const studentId = user?.student_id ?? '';
  const won = useNewBadges(studentId);
  if (won.length === 0) return null;
  const more = won.length - NAMED;
  return (
    <div role="status">
      <ul className={classes.won}>
        {won.slice(0, NAMED).map(({ id, picture, metal }) => (
          <li key={id}>
            <BadgePicture picture={picture} metal={metal} />
            <Link className={links.link} to={paths.badges(locale, studentId)} onClick={onLeave}>
              {t('badge:won', { name: t(`badge:name.${id}`) })}
            </Link>
          </li>
        ))}
        {more <= 0 ? null : (
          <li>
            <Link className={links.link} to={paths.badges(locale, studentId)} onClick={onLeave}>
              {t('badge:more', { shown: formatNumber(language, more) })}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
};
