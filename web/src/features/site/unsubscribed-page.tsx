import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { PageCard } from '../../ui/page-card.tsx';

/** `/{lng}/unsubscribed`: shown after the link in an email has unsubscribed the account from news. */
export const UnsubscribedPage = () => {
  const t = useWords('site');
  const locale = useLocale();
  return (
    <PageCard title={t('site:unsubscribed.title')}>
      <p>{t('site:unsubscribed.detail')}</p>
      <Button component={Link} to={paths.home(locale)}>
        {t('site:unsubscribed.home')}
      </Button>
    </PageCard>
  );
};
