import { ApiError } from '@hopcode/contract/errors';
import {
  paymentRefundRequestDecide,
  paymentRefundRequests,
  type RefundRequest,
} from '@hopcode/contract/payment/refund-requests';
import { formatMoney } from '@hopcode/translations/money';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { DecisionButton } from './decision-button.tsx';
import { FailedRefunds } from './failed-refunds.tsx';
import { RefuseButton } from './refuse-button.tsx';
import classes from './sales.module.css';

type Decision = z.input<typeof paymentRefundRequestDecide.body>;

type RequestProps = {
  readonly request: RefundRequest;
  readonly decide: (body: Decision) => Promise<void>;
};

const Request = ({ request, decide }: RequestProps) => {
  const t = useWords('sales');
  const locale = useLocale();
  const { purchase, reason, feedback, email, school, asked_at: asked } = request;
  const price = formatMoney(locale, purchase.amount, purchase.currency);
  const payer = school ?? email ?? t('sales:purchases.gone');
  const payment = `${payer}, ${purchase.provider_id}`;
  return (
    <li>
      <span className={classes.main}>
        <b>
          <bdi>{payer}</bdi>
        </b>
        <span>
          {t(`sales:purchases.plan.${purchase.plan_name}`)} · {price} ·{' '}
          {t('sales:refunds.paidOn', { date: formatDay(locale, purchase.bought_at) })}
        </span>
        <small dir="ltr">{purchase.provider_id}</small>
        <span>{t('sales:refunds.askedOn', { date: formatDay(locale, asked) })}</span>
        <span>{t(`sales:refunds.reason.${reason}`)}</span>
        {feedback === null ? null : (
          <span className={classes.quote} dir="auto">
            {feedback}
          </span>
        )}
      </span>
      <DecisionButton
        label={t('sales:refunds.approve')}
        name={`${t('sales:refunds.approve')}: ${payment}`}
        title={t('sales:refunds.approveTitle', { price })}
        act={() => decide({ state: 'approved' })}
      >
        <b>
          <bdi>{payment}</bdi>
        </b>
        <br />
        {t('sales:refunds.approveDetail')}
      </DecisionButton>
      <RefuseButton
        payment={payment}
        price={price}
        refuse={(answer) => decide({ state: 'refused', answer })}
      />
    </li>
  );
};

const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.detail === 'taken_meanwhile';

/**
 * Lists the open requests, oldest first. The first page is enough, because decided requests leave it. Another operator,
 * or another tab, may decide at the same time.
 */
export const RefundRequests = () => {
  const t = useWords('sales');
  const queryClient = useQueryClient();
  const [wasDecided, setWasDecided] = useState(false);
  const place = useRef<HTMLElement>(null);
  const isDeciding = useRef(false);
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['operator', 'refunds'],
    queryFn: ({ signal }) => api(paymentRefundRequests, { query: {}, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const count = data?.requests.length;
  useEffect(() => {
    // The pressed button has disappeared with its request, so the list gets the focus.
    if (count !== undefined && isDeciding.current && document.activeElement === document.body)
      place.current?.focus();
  }, [count]);
  if (isLoadingError) return <ErrorMessage title={t('sales:loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={90} radius={16} />;
  const decide = async (id: string, body: Decision): Promise<void> => {
    setWasDecided(false);
    isDeciding.current = true;
    try {
      await api(paymentRefundRequestDecide, { params: { request_id: id }, body });
    } catch (error) {
      if (!isDecided(error)) throw error;
      setWasDecided(true);
    }
    await queryClient.invalidateQueries({ queryKey: ['operator'] });
  };
  return (
    <section ref={place} tabIndex={-1} aria-label={t('sales:refunds.title')}>
      <p className={classes.decided} role="status">
        {wasDecided ? t('sales:refunds.decided') : ''}
      </p>
      {data.requests.length === 0 ? (
        <p className={classes.empty}>{t('sales:refunds.none')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('sales:refunds.title')}>
          {data.requests.map((request) => (
            <Request key={request.id} request={request} decide={(body) => decide(request.id, body)} />
          ))}
        </ul>
      )}
      <FailedRefunds />
    </section>
  );
};
