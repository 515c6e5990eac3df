import { needsProgram } from '@hopcode/engine/needs-program';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { AuthorRunProps } from '../../../ui/author-program/author-slots.ts';
import classes from './author-run.module.css';

/** Says why the author's program is needed, and who receives it. */
export const SolutionNote = ({ farms }: Pick<AuthorRunProps, 'farms'>) => {
  const t = useWords('creator');
  return (
    <p className={classes.note}>
      {needsProgram(farms) ? t('creator:solution.noteRun') : t('creator:solution.note')}
    </p>
  );
};
