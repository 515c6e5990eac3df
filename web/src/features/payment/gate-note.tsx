import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import { studentsQuery } from './plan-students.tsx';

/** Says when the advanced course of a plan opens for a student, and where a parent can open it earlier. */
export const GateNote = ({ isParent }: { readonly isParent: boolean }) => {
  const t = useWords('payment');
  const locale = useLocale();
  const { data: students } = useQuery({ ...studentsQuery, enabled: isParent });
  return (
    <>
      <p>{t('payment:gate.detail')}</p>
      {!isParent || !students || students.length === 0 ? null : (
        <p>
          {t('payment:gate.open')}{' '}
          {students.map(({ id, username }, index) => (
            <span key={id}>
              {index === 0 ? null : ', '}
              <Link
                className={links.link}
                to={paths.student(locale, id)}
                aria-label={`${t('payment:gate.open')} ${username}`}
              >
                <bdi>{username}</bdi>
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
};
