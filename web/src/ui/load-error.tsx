import { Button } from '@mantine/core';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './load-error.module.css';
import { useBackOnline } from './use-back-online.ts';

type Props = { readonly message: string; readonly onRetry: () => void };

/** Replaces a part of a page that cannot be shown. Retries when the network is available again. */
export const LoadError = ({ message, onRetry }: Props) => {
  const t = useWords();
  useBackOnline(onRetry);
  return (
    <div role="alert" className={classes.failure}>
      <p dir="auto">{message}</p>
      <Button onClick={onRetry}>{t('failure.retry')}</Button>
    </div>
  );
};
