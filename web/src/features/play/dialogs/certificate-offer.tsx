import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './chapter-end.module.css';

type Props = { readonly courseName: string; readonly onLeave: () => void };

/** The way from a complete course to its certificate, for a student who is logged in. */
export const CertificateOffer = ({ courseName, onLeave }: Props) => {
  const t = useWords('certificate');
  const locale = useLocale();
  const { data: user } = useQuery(currentUserQuery);
  if (typeof user?.student_id !== 'string') return null;
  return (
    <Link className={classes.onMap} to={paths.certificates(locale, user.student_id)} onClick={onLeave}>
      <Award size={18} strokeWidth={2.4} aria-hidden />
      {t('certificate:offer.link', { course: courseName })}
    </Link>
  );
};
