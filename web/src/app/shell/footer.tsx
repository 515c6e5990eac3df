import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import classes from './footer.module.css';

type Props = {
  readonly onNavigate?: () => void;
  /**
   * Opens the feedback form. On narrow screens the feedback button is in the footer, because it does not float there.
   */
  readonly onFeedback: () => void;
  /** Whether the footer is below a level. In wide windows it is then hidden, and the menu contains its links. */
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
