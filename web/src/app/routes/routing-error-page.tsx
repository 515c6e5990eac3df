import brokenFence from '@hopcode/art/pictures/broken-fence.png';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isServerThere } from '../../lib/api/is-server-there.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { usePageMeta } from '../../lib/use-page-meta.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import classes from './message-page.module.css';
import { reloadPage } from './reload-page.ts';

type Props = {
  /** Called when the address has changed, to reset the error boundary. */
  readonly onLeave: () => void;
  readonly onReload?: () => void;
};

/** Shown when a page fails or cannot be loaded. The page reloads when the network is back. */
export const RoutingErrorPage = ({ onLeave, onReload }: Props) => {
  const t = useWords();
  usePageMeta(t('routingError.title'));
  const [isAway, setAway] = useState(false);
  const reload = async (): Promise<void> => {
    setAway(false);
    setAway(!(await reloadPage(onReload)));
  };
  useBackOnline(() => void reload());
  // If the server is unreachable, the page says that the network is the reason.
  useEffect(() => void isServerThere().then((isThere) => setAway(!isThere)), []);
  const { key } = useLocation();
  const brokenAt = useRef(key);
  useEffect(() => {
    if (key !== brokenAt.current) onLeave();
  }, [key, onLeave]);
  return (
    <main className={classes.page} role="alert">
      <img className={classes.picture} src={brokenFence} alt="" />
      <h1>{t('routingError.title')}</h1>
      <p>{isAway ? t('account.failure.unreachable') : t('routingError.detail')}</p>
      <Button onClick={() => void reload()}>{t('routingError.reload')}</Button>
    </main>
  );
};
