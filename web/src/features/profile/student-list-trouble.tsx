import { Button } from '@mantine/core';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './profile.module.css';

type Props = { readonly onRetry: () => void };

/** Said when the students cannot be shown. */
export const StudentListTrouble = ({ onRetry }: Props) => {
  const t = useWords();
  return (
    <div role="alert" className={classes.empty}>
      <p>{t('profile.students.loadFailed')}</p>
      <Button onClick={onRetry}>{t('trouble.retry')}</Button>
    </div>
  );
};
