import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadError } from '../../ui/load-error.tsx';

type Props = { readonly onRetry: () => void };

/** Shown when the students cannot be loaded. */
export const StudentListError = ({ onRetry }: Props) => {
  const t = useWords('profile');
  return <LoadError message={t('profile:students.loadFailed')} onRetry={onRetry} />;
};
