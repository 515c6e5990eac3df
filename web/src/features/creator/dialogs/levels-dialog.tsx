import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadingSign } from '../../../ui/loading-sign.tsx';
import { creativeListQuery } from '../creative-queries.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void };

const FIRST_PAGE = { page: 1, search: '', sort: 'most_recent' } as const;

/** Lists the author's latest levels, so that the author can open another level. */
export const LevelsDialog = ({ opened, onClose }: Props) => {
  const t = useWords('creator');
  const locale = useLocale();
  const { data, isLoadingError, refetch } = useQuery(creativeListQuery('own', FIRST_PAGE));
  return (
    <Dialog opened={opened} onClose={onClose} title={t('creator:levels.title')}>
      {isLoadingError ? (
        <LoadError message={t('creator:list.failed')} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isLoadingError ? <LoadingSign height={120} /> : null}
      {data?.levels.length === 0 ? <p>{t('creator:list.empty')}</p> : null}
      <ul>
        {data?.levels.map((level) => (
          <li key={level.id}>
            <Link to={paths.editLevel(locale, level.course_id, level.level_slug)} onClick={onClose}>
              <bdi>{level.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
