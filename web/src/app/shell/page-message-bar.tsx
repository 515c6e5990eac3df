import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type PageMessage, pageMessage } from '../../lib/account/page-message.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { showsLevel } from '../../lib/level-address.ts';
import classes from './page-message-bar.module.css';

type Props = { readonly message: PageMessage };

/** How long the message stays above a level, in ms. After that, the level needs the space for the program. */
const STAYS = 20_000;

/**
 * Shows the result of the last action at the top of each page, until the user closes it. On a level, the message
 * disappears after enough time to read it.
 */
export const PageMessageBar = ({ message }: Props) => {
  const t = useWords('site');
  const isOverLevel = showsLevel(useLocation().pathname);
  useEffect(() => {
    if (!isOverLevel) return;
    const timer = setTimeout(pageMessage.remove, STAYS);
    return () => clearTimeout(timer);
  }, [isOverLevel]);
  return (
    <div className={classes.bar}>
      <p role="status" dir="auto">
        {t(`site:message.${message}`)}
      </p>
      <button type="button" onClick={pageMessage.remove}>
        {t('dialog.close')}
      </button>
    </div>
  );
};
