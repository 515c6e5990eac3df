import brokenFence from '@hopcode/art/pictures/broken-fence.png';
import { Button } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './error-message.module.css';
import { useBackOnline } from './use-back-online.ts';

type Props = {
  readonly title: string;
  readonly detail?: string;
  readonly onRetry?: () => void;
  /** Links to other places. */
  readonly children?: ReactNode;
};

/**
 * Says that something could not be shown, with a button to retry. It also retries automatically when the network is
 * available again.
 */
export const ErrorMessage = ({ title, detail, onRetry, children }: Props) => {
  const t = useWords();
  useBackOnline(onRetry);
  return (
    <div className={classes.failure} role="alert">
      <img className={classes.picture} src={brokenFence} alt="" />
      <h1 dir="auto">{title}</h1>
      {detail === undefined ? null : <p dir="auto">{detail}</p>}
      {onRetry === undefined ? null : (
        <Button leftSection={<RotateCcw size={18} strokeWidth={2.4} />} onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      )}
      {children}
    </div>
  );
};
