import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './header.module.css';
import { OUTSIDE, useSiteParts } from './site-config.ts';
import { linksOf } from './site-links.ts';
import { useFeedback } from './use-feedback.tsx';

/** The links in the header of wide pages (platform.md section 2, 'Header'). */
export const HeaderLinks = () => {
  const t = useWords();
  const parts = useSiteParts();
  const locale = useLocale();
  const user = useCurrentUser();
  const feedback = useFeedback();
  const links = linksOf('header', user, locale, { parts, outside: OUTSIDE });
  return (
    <nav className={classes.links} aria-label={t('shell.links')}>
      {links.map(({ id, to, href }) => {
        const words = t(`shell.link.${id}`);
        if (to !== undefined)
          return (
            <Link key={id} to={to}>
              {words}
            </Link>
          );
        if (href !== undefined)
          return (
            <a key={id} href={href} target="_blank" rel="noopener noreferrer">
              {words}
            </a>
          );
        return (
          <button key={id} type="button" onClick={() => feedback.open('vote')}>
            {words}
          </button>
        );
      })}
      {feedback.dialog}
    </nav>
  );
};
