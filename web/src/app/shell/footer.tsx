import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import classes from './footer.module.css';

type Props = {
  readonly onNavigate?: () => void;
  /** Narrow screens have the way to write to us here, because nothing may float there. */
  readonly onFeedback: () => void;
  /** Beside a level in a wide window there is no room for it: there it is in the menu. */
  readonly isPlay?: boolean;
};

/** Links to the legal texts (platform.md section 2, 'Footer'). */
export const Footer = ({ onNavigate, onFeedback, isPlay = false }: Props) => {
  const t = useWords();
  const locale = useLocale();
  return (
    <footer className={classes.footer} data-play={isPlay || undefined}>
      <Link to={paths.terms(locale)} onClick={onNavigate}>
        {t('account.legal.terms.title')}
      </Link>
      <Link to={paths.privacy(locale)} onClick={onNavigate}>
        {t('account.legal.privacy.title')}
      </Link>
      <Link to={paths.refundPolicy(locale)} onClick={onNavigate}>
        {t('account.legal.refund.title')}
      </Link>
      <button type="button" className={classes.feedback} onClick={onFeedback}>
        {t('feedback.button')}
      </button>
    </footer>
  );
};
