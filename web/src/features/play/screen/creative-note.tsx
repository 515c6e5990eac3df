import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './creative-note.module.css';

/** Says who built a creative level, and that its program is not ours. */
export const CreativeNote = ({ level }: { readonly level: CreativeSummary }) => {
  const t = useWords('play');
  const locale = useLocale();
  const name = level.creator_name ?? t('play:creative.unknown');
  return (
    <p className={classes.note}>
      <Link to={paths.creator(locale, level.creator_user_id, level.creator_student_id ?? undefined)}>
        <bdi>{t('play:creative.by', { name })}</bdi>
      </Link>{' '}
      {level.own ? null : <bdi>{t('play:creative.foreign')}</bdi>}
    </p>
  );
};
