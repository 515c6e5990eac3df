import { paymentAllPurchases } from '@hopcode/contract/payment/all-purchases';
import { formatMoney } from '@hopcode/translations/money';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './sales.module.css';

/**
 * The newest refunds that the operator has approved but the provider has refused. Renders nothing if there are none.
 */
export const FailedRefunds = () => {
  const t = useWords('sales');
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['operator', 'failed-refunds'],
    queryFn: ({ signal }) => api(paymentAllPurchases, { query: { refund: 'failed' }, signal }),
    staleTime: 0,
  });
  if (data === undefined || data.purchases.length === 0) return null;
  return (
    <>
      <h3>{t('sales:refunds.failed')}</h3>
      <p>{t('sales:refunds.failedDetail')}</p>
      <ul className={classes.list} aria-label={t('sales:refunds.failed')}>
        {data.purchases.map((one) => (
          <li key={one.id}>
            <span className={classes.main}>
              <b>
                <bdi>{one.organization_name ?? one.email ?? t('sales:purchases.gone')}</bdi>
              </b>
              <span>
                {t(`sales:purchases.plan.${one.plan_name}`)} · {formatMoney(locale, one.amount, one.currency)}{' '}
                · {t('sales:refunds.paidOn', { date: formatDay(locale, one.bought_at) })}
              </span>
              <small dir="ltr">{one.provider_id}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
