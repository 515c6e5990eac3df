import { ApiError } from '@hopcode/contract/errors';
import {
  LISTED_ORDER_STATES,
  type ListedOrder,
  type ListedOrderState,
  licenceOrderDecide,
  licenceOrders,
} from '@hopcode/contract/licence/orders';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { formatMoney } from '@hopcode/translations/money';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { DecisionButton } from './decision-button.tsx';
import { OperatorList } from './operator-list.tsx';
import classes from './sales.module.css';
import { SearchForm } from './search-form.tsx';
import { StateFilter } from './state-filter.tsx';
import { useSearchedList } from './use-searched-list.ts';

type OrderProps = {
  readonly order: ListedOrder;
  readonly onCode: (order: ListedOrder) => void;
};

const isPaidBefore = (error: unknown): boolean =>
  error instanceof ApiError && error.detail === 'already_paid';

const Order = ({ order, onCode }: OrderProps) => {
  const t = useWords('sales');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const number = order.invoice_number ?? order.quote_number;
  const place = useRef<HTMLAnchorElement>(null);
  useFocusAfter(order.state, place);
  const [isPaidMeanwhile, setPaidMeanwhile] = useState(false);
  const decide = async (state: 'paid' | 'cancelled'): Promise<void> => {
    setPaidMeanwhile(false);
    try {
      await api(licenceOrderDecide, { params: { order_id: order.id }, body: { state } });
    } catch (error) {
      if (!isPaidBefore(error)) throw error;
      setPaidMeanwhile(true);
    }
    await queryClient.invalidateQueries({ queryKey: ['operator'] });
  };
  return (
    <>
      <span className={classes.main}>
        <Link
          ref={place}
          to={paths.operatorOrder(locale, order.id)}
          aria-label={t('sales:orders.open', { number })}
        >
          <bdi dir="ltr">{number}</bdi>
        </Link>
        <b>
          <bdi>{order.organization_name}</bdi>
        </b>
        {order.email === null ? null : <bdi>{order.email}</bdi>}
        {order.purchase_order === null ? null : <bdi>{order.purchase_order}</bdi>}
        {order.reverse_charge ? (
          <span>{t('sales:orders.reverse', { number: isolateDirection(order.vat_number ?? '') })}</span>
        ) : null}
      </span>
      <span>{t(`sales:purchases.plan.${order.plan_name}`)}</span>
      <span>{formatMoney(locale, order.cents + order.tax_cents, order.currency)}</span>
      <span>{formatDay(locale, order.invoiced_at ?? order.quoted_at)}</span>
      <span className={classes.state} data-state={order.listed_state}>
        {t(`sales:state.${order.listed_state}`)}
      </span>
      {isPaidMeanwhile ? (
        <span className={classes.failed} role="alert">
          {t('sales:orders.alreadyPaid')}
        </span>
      ) : null}
      <span className={classes.actions}>
        {order.has_code ? <span>{t('sales:orders.hasCode')}</span> : null}
        {order.state === 'invoiced' ? (
          <DecisionButton
            label={t('sales:orders.paid')}
            name={`${t('sales:orders.paid')}: ${number}`}
            title={t('sales:orders.paidTitle', { number })}
            act={() => decide('paid')}
          >
            {t(order.has_code ? 'sales:orders.paidDetailCode' : 'sales:orders.paidDetail')}
          </DecisionButton>
        ) : null}
        {order.has_code || order.state === 'cancelled' || order.state === 'quoted' ? null : (
          <Button
            variant="default"
            size="sm"
            aria-label={`${t('sales:orders.code')}: ${number}`}
            onClick={() => onCode(order)}
          >
            {t('sales:orders.code')}
          </Button>
        )}
        {order.state === 'quoted' || order.state === 'invoiced' ? (
          <DecisionButton
            label={t('sales:orders.cancel')}
            name={`${t('sales:orders.cancel')}: ${number}`}
            title={t('sales:orders.cancelTitle', { number })}
            tone="danger"
            act={() => decide('cancelled')}
          >
            {t('sales:orders.cancelDetail')}
          </DecisionButton>
        ) : null}
      </span>
    </>
  );
};

/** The quotes and invoices of all schools. `onCode` opens the form that creates a licence code for an order. */
export const OrdersList = ({ onCode }: Pick<OrderProps, 'onCode'>) => {
  const t = useWords('sales');
  const { search, state, pages, found, startSearch, showState } = useSearchedList<
    ListedOrder,
    ListedOrderState
  >('orders', async (asked) => {
    const { orders: items, next } = await api(licenceOrders, asked);
    return { items, next };
  });
  return (
    <>
      <SearchForm label={t('sales:search')} onSearch={startSearch} />
      <StateFilter
        states={LISTED_ORDER_STATES}
        state={state}
        word={(one) => t(`sales:state.${one}`)}
        onChange={showState}
      />
      <OperatorList
        found={found}
        pages={pages}
        label={t('sales:orders.title')}
        none={search === '' && state === undefined ? t('sales:orders.none') : t('sales:none')}
      >
        {(order) => <Order order={order} onCode={onCode} />}
      </OperatorList>
    </>
  );
};
