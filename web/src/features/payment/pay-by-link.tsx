import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { siteQuery } from '../../lib/api/site-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { NoForm } from './no-form.tsx';
import { openPaddle } from './paddle-script.ts';

/** The page behind the links in Paddle's emails: its script opens the form for the transaction of the address. */
export const PayByLink = () => {
  const t = useWords('payment');
  const locale = useLocale();
  const { data: site, isLoadingError, refetch } = useQuery(siteQuery);
  const [state, setState] = useState<'opening' | 'paid' | 'failed'>('opening');
  const token = site?.paddle_client_token ?? undefined;
  useEffect(() => {
    if (token === undefined) return;
    openPaddle({ token, locale, onPaid: () => setState('paid') }).catch(() => setState('failed'));
  }, [token, locale]);
  if (isLoadingError || state === 'failed')
    return <NoForm onRetry={() => (isLoadingError ? void refetch() : location.reload())} />;
  return <p role="status">{state === 'paid' ? t('payment:checkout.paid') : t('payment:checkout.opening')}</p>;
};
