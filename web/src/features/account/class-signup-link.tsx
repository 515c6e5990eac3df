import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';

/** Links to the page where students type the code of a class. */
export const ClassSignupLink = () => {
  const t = useWords('school');
  const locale = useLocale();
  return (
    <p>
      {t('school:student.join.haveCode')}{' '}
      <Link className={links.link} to={paths.joinClass(locale, '')}>
        {t('school:student.join.title')}
      </Link>
    </p>
  );
};
