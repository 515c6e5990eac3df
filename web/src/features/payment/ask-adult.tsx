import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { PageCard } from '../../ui/page-card.tsx';

/** In place of a page with prices, for a child. */
export const AskAdult = () => {
  const t = useWords('payment');
  const locale = useLocale();
  return (
    <PageCard title={t('payment:ask.title')} picture="avatar/Rabbit/face">
      <p>{t('payment:ask.detail')}</p>
      <Button component={Link} to={paths.home(locale)}>
        {t('notFound.home')}
      </Button>
    </PageCard>
  );
};
