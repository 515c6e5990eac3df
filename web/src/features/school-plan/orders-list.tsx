import { formatMoney } from '@hopcode/translations/money';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { ordersQuery } from './plan-queries.ts';
import classes from './school-plan.module.css';

/** The quotes and invoices of the school, newest first. */
export const OrdersList = () => {
  const t = useWords('plan');
  const locale = useLocale();
  const { data, isLoadingError: isError, refetch } = useQuery(ordersQuery);
  if (isError) return <LoadError message={t('plan:orders.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={90} radius={16} />;
  if (data.length === 0) return <p className={classes.empty}>{t('plan:orders.none')}</p>;
  return (
    <ul className={classes.orders}>
      {data.map((order) => {
        const number = order.invoice_number ?? order.quote_number;
        return (
          <li key={order.id}>
            <Link to={paths.schoolOrder(locale, order.id)} aria-label={t('plan:orders.open', { number })}>
              <bdi dir="ltr">{number}</bdi>
            </Link>
            <span>{t(`plan:name.${order.plan_name}`)}</span>
            <span>{formatMoney(locale, order.cents + order.tax_cents, order.currency)}</span>
            <span>{formatDay(locale, order.invoiced_at ?? order.quoted_at)}</span>
            <span className={classes.state} data-state={order.listed_state}>
              {t(`plan:state.${order.listed_state}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
