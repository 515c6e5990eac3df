import lostRabbit from '@hopcode/art/pictures/lost-rabbit.png';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { usePageMeta } from '../../lib/use-page-meta.ts';
import classes from './message-page.module.css';

/** The page for an unknown address. */
export const NotFoundPage = () => {
  const t = useWords();
  const locale = useLocale();
  usePageMeta(t('notFound.title'));
  return (
    <div className={classes.page}>
      <img className={classes.picture} src={lostRabbit} alt="" />
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p>{t('notFound.detail')}</p>
      <Button component={Link} to={paths.home(locale)}>
        {t('notFound.home')}
      </Button>
    </div>
  );
};
