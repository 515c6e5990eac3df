import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { PageCard } from '../../ui/page-card.tsx';

/** Replaces a page with prices: for a child, or for a teacher, because only an admin of the school can pay. */
export const AskAdult = ({ isTeacher = false }: { readonly isTeacher?: boolean }) => {
  const t = useWords('payment');
  const locale = useLocale();
  return (
    <PageCard
      title={isTeacher ? t('payment:ask.teacherTitle') : t('payment:ask.title')}
      picture="avatar/Rabbit/face"
    >
      <p>{isTeacher ? t('payment:ask.teacherDetail') : t('payment:ask.detail')}</p>
      <Button component={Link} to={paths.home(locale)}>
        {t('notFound.home')}
      </Button>
    </PageCard>
  );
};
