import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useMatch } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { createStoredValue, wordCodec } from '../../lib/stored-value.ts';
import classes from './login-hint.module.css';

/** Whether the hint has been shown, because it is shown only once. */
const said = createStoredValue('hopcode.login_hint', wordCodec(['said']));

/** When a visitor sees the hint, and for how long, in ms (platform.md section 9). */
const AFTER = 30_000;
const STAYS = 20_000;

/** How long to wait for a dialog to close before checking again, in ms. */
const AGAIN = 1000;

/** Pages that already ask the visitor to log in or to sign up. */
const LOGIN_PAGES = /^\/\w+\/(?:login|signup|class-signup)/;

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/**
 * Tells a visitor the advantages of an account, once. The hint is in the header, so it covers no part of the page. If a
 * dialog is open, the hint appears after the dialog has closed, because the dialog may say the same.
 */
export const LoginHint = () => {
  const t = useWords();
  // The public page of a certificate must store nothing.
  const isCertificate = useMatch('/:lng/certificate/:address') !== null;
  const isLoginPage = LOGIN_PAGES.test(useLocation().pathname);
  const isVisitor = useCurrentUser() === null && !isCertificate && !isLoginPage;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isVisitor || said.read() === 'said') return;
    const say = (): void => {
      if (isDialogOpen()) {
        timer = setTimeout(say, AGAIN);
        return;
      }
      said.write('said');
      setShown(true);
      timer = setTimeout(() => setShown(false), STAYS);
    };
    let timer = setTimeout(say, AFTER);
    return () => clearTimeout(timer);
  }, [isVisitor]);
  useEffect(() => {
    if (!shown) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);
  return (
    <div role="status" className={classes.place}>
      {shown && isVisitor ? (
        <div className={classes.hint}>
          {t('account.loginHint')}
          <button type="button" aria-label={t('dialog.close')} onClick={() => setShown(false)}>
            <X size={18} strokeWidth={2.6} aria-hidden />
          </button>
        </div>
      ) : null}
    </div>
  );
};
