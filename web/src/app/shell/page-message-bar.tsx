import { type PageMessage, pageMessage } from '../../lib/account/page-message.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './page-message-bar.module.css';

type Props = { readonly message: PageMessage };

/** Shows the result of the last action above every page until the user closes it. */
export const PageMessageBar = ({ message }: Props) => {
  const t = useWords('site');
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
