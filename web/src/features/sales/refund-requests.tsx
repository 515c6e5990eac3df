import { paymentRefundRequestDecide, paymentRefundRequests } from '@hopcode/contract/payment/refund-requests';
import { formatMoney } from '@hopcode/translations/money';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { DecisionButton } from './decision-button.tsx';
import { RefuseButton } from './refuse-button.tsx';
import classes from './sales.module.css';

type Decision = z.input<typeof paymentRefundRequestDecide.body>;

/** The requests that wait, the oldest first: the first page is enough, because decided ones leave it. */
export const RefundRequests = () => {
  const t = useWords('sales');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const {
    data,
    isLoadingError: isError,
    refetch,
  } = useQuery({
    queryKey: ['operator', 'refunds'],
    queryFn: ({ signal }) => api(paymentRefundRequests, { query: {}, signal }),
    staleTime: 0,
  });
  if (isError) return <ErrorMessage title={t('sales:loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={90} radius={16} />;
  if (data.requests.length === 0) return <p className={classes.empty}>{t('sales:refunds.none')}</p>;
  const decide = async (id: string, body: Decision): Promise<void> => {
    await api(paymentRefundRequestDecide, { params: { request_id: id }, body });
    await queryClient.invalidateQueries({ queryKey: ['operator'] });
  };
  return (
    <ul className={classes.list} aria-label={t('sales:refunds.title')}>
      {data.requests.map(({ id, purchase, reason, feedback, email, school, asked_at: asked }) => {
        const price = formatMoney(locale, purchase.amount, purchase.currency);
        const payer = school ?? email ?? t('sales:purchases.gone');
        return (
          <li key={id}>
            <span className={classes.main}>
              <b>
                <bdi>{payer}</bdi>
              </b>
              <span>
                {t(`sales:purchases.plan.${purchase.plan_name}`)} · {price} · {formatDay(locale, asked)}
              </span>
              <span>{t(`sales:refunds.reason.${reason}`)}</span>
              {feedback === null ? null : (
                <span className={classes.quote} dir="auto">
                  {feedback}
                </span>
              )}
            </span>
            <DecisionButton
              label={t('sales:refunds.approve')}
              name={`${t('sales:refunds.approve')}: ${payer}`}
              title={t('sales:refunds.approveTitle', { price })}
              act={() => decide(id, { state: 'approved' })}
            >
              {t('sales:refunds.approveDetail')}
            </DecisionButton>
            <RefuseButton
              payer={payer}
              price={price}
              refuse={(answer) => decide(id, { state: 'refused', answer })}
            />
          </li>
        );
      })}
    </ul>
  );
};
