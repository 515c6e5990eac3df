import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadTrouble } from '../../ui/load-trouble.tsx';

type Props = { readonly onRetry: () => void };

/** Said when the students cannot be shown. */
export const StudentListTrouble = ({ onRetry }: Props) => {
  const t = useWords();
  return <LoadTrouble message={t('profile.students.loadFailed')} onRetry={onRetry} />;
};
