import { Loader } from '@mantine/core';
import { formatPercent } from '../lib/i18n/format.ts';
import { useLanguage, useWords } from '../lib/i18n/use-words.ts';
import classes from './loading-overlay.module.css';

type Props = {
  readonly message?: string | undefined;
  /** The share that has loaded, from 0 to 1. */
  readonly progress?: number | undefined;
};

/** Covers its parent while something loads; the parent must be positioned. */
export const LoadingOverlay = ({ message, progress }: Props) => {
  const t = useWords();
  const language = useLanguage();
  return (
    <div className={classes.overlay} role="status">
      <Loader className={classes.dots} color="meadow" type="dots" size="lg" aria-hidden />
      <span>{message ?? t('loading.level')}</span>
      {progress === undefined ? null : <b>{formatPercent(language, progress)}</b>}
    </div>
  );
};
