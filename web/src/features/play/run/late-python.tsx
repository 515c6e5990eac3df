import { Loader } from '@mantine/core';
import { useWords } from '../../../lib/i18n/use-words.ts';
import classes from './late-python.module.css';

/** A note below the code: Python is still loading, and the program starts by itself. */
export const LatePython = () => {
  const t = useWords('play');
  return (
    <p className={classes.note}>
      <Loader size={20} color="currentColor" aria-hidden />
      <bdi>{t('play:late.python')}</bdi>
    </p>
  );
};
