import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import classes from './profile.module.css';

/** Links to the page with the second factor and the sessions. */
export const SecurityLink = () => {
  const t = useWords('security');
  const locale = useLocale();
  return (
    <section className={classes.section}>
      <h2>{t('security:page.title')}</h2>
      <p>
        <Link className={links.link} to={paths.security(locale)}>
          {t('security:page.link')}
        </Link>
      </p>
    </section>
  );
};
