import { levelBadges } from '@hopcode/contract/badge/badges';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { api } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { BadgePicture } from '../../../ui/badge-picture.tsx';
import links from '../../../ui/text-link.module.css';
import classes from './new-badges.module.css';

/** Most badges by name: an old account can earn many at the first look. */
const NAMED = 3;

type Props = { readonly onLeave: () => void };

/** The badges that a student has earned since it last looked; nothing without one, or without the server. */
export const NewBadges = ({ onLeave }: Props) => {
  const t = useWords('badge');
  const language = useLanguage();
  const locale = useLocale();
  const outbox = useOutbox();
  const { data: user } = useQuery(currentUserQuery);
  const studentId = user?.student_id;
  const { data } = useQuery({
    queryKey: ['badges', studentId, 'new'],
    queryFn: async ({ signal }) => {
      // The finished run first: its badges are worked out from it.
      await outbox.flush();
      return await api(levelBadges, { params: { student_id: studentId ?? '' }, signal });
    },
    enabled: typeof studentId === 'string',
    retry: false,
    // An answer is news once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const won = data?.badges.filter(({ is_new }) => is_new) ?? [];
  if (typeof studentId !== 'string' || won.length === 0) return null;
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
