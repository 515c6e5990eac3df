import { CloudOff } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import classes from './unsent-notice.module.css';
import { useUnsent } from './use-unsent.ts';

/** Says that progress has not reached the server yet. Disappears when all progress has reached the server. */
export const UnsentNotice = () => {
  const t = useWords('play');
  const unsent = useUnsent();
  if (unsent === undefined) return null;
  return (
    <p className={classes.notice}>
      <CloudOff size={18} strokeWidth={2.4} aria-hidden />
      <bdi>{t(`play:unsent.${unsent}`)}</bdi>
    </p>
  );
};
