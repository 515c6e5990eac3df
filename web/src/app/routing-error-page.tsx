import brokenFence from '@hopcode/art/pictures/broken-fence.png';
import { Button } from '@mantine/core';
import { useWords } from '../lib/i18n/use-words.ts';
import { usePageMeta } from '../lib/use-page-meta.ts';
import classes from './message-page.module.css';

/** Shown when a page itself breaks. */
export const RoutingErrorPage = () => {
  const t = useWords();
  usePageMeta(t('routingError.title'));
  return (
    <main className={classes.page} role="alert">
      <img className={classes.picture} src={brokenFence} alt="" />
      <h1>{t('routingError.title')}</h1>
      <p>{t('routingError.detail')}</p>
      <Button onClick={() => location.reload()}>{t('routingError.reload')}</Button>
    </main>
  );
};
