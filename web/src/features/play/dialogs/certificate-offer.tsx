import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './complete-dialog.module.css';

type Props = {
  readonly courseName: string;
  /** Whether there is no other button to continue. */
  readonly isMain: boolean;
  readonly onLeave: () => void;
};

/** A link from a complete course to its certificate, for a student who is logged in. */
export const CertificateOffer = ({ courseName, isMain, onLeave }: Props) => {
  const t = useWords('certificate');
  const locale = useLocale();
  const { data: user } = useQuery(currentUserQuery);
  if (typeof user?.student_id !== 'string') return null;
  return (
    <Button
      component={Link}
      variant={isMain ? 'filled' : 'default'}
      className={classes.offer ?? ''}
      leftSection={<Award size={18} strokeWidth={2.4} aria-hidden />}
      to={paths.certificates(locale, user.student_id)}
      onClick={onLeave}
    >
      {t('certificate:offer.link', { course: courseName })}
    </Button>
  );
};
