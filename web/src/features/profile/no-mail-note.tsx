import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';

type Props = {
  /** A sentence that says what the link is needed for. */
  readonly need: string;
};

/** Says that only the operator has the link, and how to ask for it. For a site that cannot send email. */
export const NoMailNote = ({ need }: Props) => {
  const t = useWords('account');
  const locale = useLocale();
  return (
    <p>
      {need} {t('account:noMail')}{' '}
      <Link className={links.link} to={paths.contact(locale)}>
        {t('shell.link.contact')}
      </Link>
    </p>
  );
};
