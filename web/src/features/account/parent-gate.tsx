import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { ConfirmForm, freshnessQuery } from './confirm-form.tsx';

/** Asks for the parent's password before the page appears, unless it was entered in the last few minutes. */
export const ParentGate = ({ children }: { readonly children: ReactNode }) => {
  const t = useWords('site');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(freshnessQuery);
  if (data?.fresh === true) return children;
  if (isError) return <LoadError message={t('site:confirm.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSign height={240} isPage />;
  return (
    <PageCard title={t('site:confirm.gate.title')}>
      <p>{t('site:confirm.gate.detail')}</p>
      <ConfirmForm
        onConfirmed={() =>
          queryClient.setQueryData(freshnessQuery.queryKey, { fresh: true, way: 'password' })
        }
        beside={
          <Button variant="default" component={Link} to={paths.home(locale)}>
            {t('site:confirm.gate.back')}
          </Button>
        }
      />
    </PageCard>
  );
};
