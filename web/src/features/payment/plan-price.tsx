import { CURRENCY, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import { formatMoney } from '@hopcode/translations/money';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './payment.module.css';

/** The price of a plan, and how often it is paid. */
export const PlanPrice = ({ plan: name }: { readonly plan: PlanName }) => {
  const t = useWords('payment');
  const locale = useLocale();
  const plan = PLANS[name];
  const period = plan.kind === 'course' ? 'once' : plan.interval;
  return (
    <p className={classes.price}>
      <b>{formatMoney(locale, plan.cents, CURRENCY)}</b> <span>{t(`payment:period.${period}`)}</span>
    </p>
  );
};
