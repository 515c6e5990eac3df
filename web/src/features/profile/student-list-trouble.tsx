import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadTrouble } from '../../ui/load-trouble.tsx';

type Props = { readonly onRetry: () => void };

/** Shown when the students cannot be loaded. */
export const StudentListTrouble = ({ onRetry }: Props) => {
  const t = useWords();
  return <LoadTrouble message={t('profile.students.loadFailed')} onRetry={onRetry} />;
};
