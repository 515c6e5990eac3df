import { ApiError } from '@hopcode/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { siteQuery } from '../../lib/api/site-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { NoForm } from './no-form.tsx';
import { openPaddle } from './paddle-script.ts';
import { PaidCard } from './paid-card.tsx';
import { checkoutQuery } from './payment-queries.ts';
import { UnknownCheckout } from './unknown-checkout.tsx';

/** Paddle's script opens the form for the transaction in the address. */
const Form = () => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const { data: site, isLoadingError, refetch } = useQuery(siteQuery);
  const [state, setState] = useState<'opening' | 'paid' | 'failed'>('opening');
  const token = site?.paddle_client_token ?? undefined;
  useEffect(() => {
    if (token === undefined) return;
    openPaddle({ token, locale, onPaid: () => setState('paid') }).catch(() => setState('failed'));
  }, [token, locale]);
  const isWithoutForm = site !== undefined && token === undefined;
  if (isLoadingError || isWithoutForm || state === 'failed')
    return <NoForm onRetry={() => (isLoadingError ? void refetch() : location.reload())} />;
  return <p role="status">{state === 'paid' ? t('payment:checkout.paid') : t('payment:checkout.opening')}</p>;
};

/** Whether this account has no such payment, because its number is invalid or belongs to another account. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/**
 * The page behind the links in Paddle's emails. Before the script loads, the server checks that the transaction in the
 * address belongs to this account and is not paid.
 */
export const PayByLink = ({
  transactionId,
  isSchool,
}: {
  readonly transactionId: string;
  readonly isSchool: boolean;
}) => {
  const { data, error, isLoadingError, refetch } = useQuery({
    ...checkoutQuery(transactionId),
    // Do not load it again while the user is paying here.
    refetchOnReconnect: false,
  });
  if (isUnknown(error)) return <UnknownCheckout isSchool={isSchool} />;
  if (isLoadingError) return <NoForm onRetry={() => void refetch()} />;
  if (!data) return <LoadingSign height={240} />;
  return data.is_paid ? <PaidCard /> : <Form />;
};
