import { ApiError } from '@hopcode/contract/errors';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';

/** Whether the server has no such student. Then trying again cannot help. For an invalid id, the status is 422. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 422].includes(error.status);

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** Shown in place of a student that does not load. */
export const StudentError = ({ error, onRetry }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  return (
    <PageCard title={t('school:student.title')}>
      {isMissing(error) ? (
        <>
          <p role="alert">{t('school:student.missing')}</p>
          <div className={links.links}>
            <Link className={links.link} to={paths.schoolStudents(locale)}>
              {t('school:cards.back')}
            </Link>
          </div>
        </>
      ) : (
        <LoadError message={t('school:student.loadFailed')} onRetry={onRetry} />
      )}
    </PageCard>
  );
};
