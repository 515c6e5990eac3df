import { paymentAllPurchases } from '@hopcode/contract/payment/all-purchases';
import { formatMoney } from '@hopcode/translations/money';
import { api } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { OperatorList } from './operator-list.tsx';
import classes from './sales.module.css';
import { SearchForm } from './search-form.tsx';
import { useSearchedList } from './use-searched-list.ts';

/** Lists all payments. The operator can search for an address, a school or the provider's number. */
export const PurchasesList = () => {
  const t = useWords('sales');
  const locale = useLocale();
  const { pages, found, startSearch } = useSearchedList('purchases', async (asked) => {
    const { purchases: items, next } = await api(paymentAllPurchases, asked);
    return { items, next };
  });
  return (
    <>
      <SearchForm label={t('sales:search')} onSearch={startSearch} />
      <OperatorList found={found} pages={pages} label={t('sales:purchases.list')} none={t('sales:none')}>
        {(one) => (
          <>
            <span className={classes.main}>
              <b>
                <bdi>{one.organization_name ?? one.email ?? t('sales:purchases.gone')}</bdi>
              </b>
              {one.organization_name === null || one.email === null ? null : <bdi>{one.email}</bdi>}
              <small dir="ltr">{one.provider_id}</small>
            </span>
            <span>{t(`sales:purchases.plan.${one.plan_name}`)}</span>
            <span>{formatMoney(locale, one.amount, one.currency)}</span>
            <span>{formatDay(locale, one.bought_at)}</span>
            {one.assigned ? <span>{t('sales:purchases.assigned')}</span> : null}
            {one.refund_step === null && !one.is_test ? null : (
              <span className={classes.states}>
                {one.refund_step === null ? null : (
                  <span className={classes.state} data-state={one.refund_step.state}>
                    {t(`sales:purchases.refund.${one.refund_step.state}`)} ·{' '}
                    {formatDay(locale, one.refund_step.at)}
                  </span>
                )}
                {one.is_test ? <span className={classes.state}>{t('sales:purchases.test')}</span> : null}
              </span>
            )}
          </>
        )}
      </OperatorList>
    </>
  );
};
