import { authGoogleAuthorize } from '@hopcode/contract/auth/google';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { siteQuery } from '../../lib/api/site-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { NEEDS_APPLICATION } from '../../lib/page-start/early-presses.ts';
import classes from './google-login.module.css';

type Props = {
  /** Whether the user has marked the computer as shared. */
  readonly isShared?: boolean;
};

/** Link to Google's login, which returns to the requested page. Renders nothing on a site without Google login. */
export const GoogleLogin = ({ isShared = false }: Props) => {
  const t = useWords('account');
  const locale = useLocale();
  const [query] = useSearchParams();
  const { data: site, isError } = useQuery(siteQuery);
  // Until the server has answered, the styles decide: they show the link if the HTML of the page says that this site
  // has Google login.
  if (isError || site?.google === false) return null;
  const redirect = query.get('redirect');
  const asked = new URLSearchParams({
    locale,
    ...(redirect === null ? {} : { redirect }),
    ...(isShared ? { shared: '1' } : {}),
  });
  return (
    <div className={classes.google} data-unknown={site === undefined || undefined}>
      <p className={classes.or}>{t('account:google.or')}</p>
      {/* Not a router link, because the server redirects to Google. */}
      <Button
        component="a"
        {...{ [NEEDS_APPLICATION]: '' }}
        href={`${authGoogleAuthorize.path}?${asked}`}
        variant="default"
        fullWidth
      >
        {t('account:google.button')}
      </Button>
    </div>
  );
};
