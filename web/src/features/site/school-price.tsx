import type { SchoolPlanName } from '@hopcode/contract/licence/orders';
import { CURRENCY, PLANS } from '@hopcode/contract/payment/plans';
import { formatMoney } from '@hopcode/translations/money';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './site.module.css';

/** The price of a plan for schools. Hidden for students. */
export const SchoolPrice = ({ plan }: { readonly plan: SchoolPlanName }) => {
  const t = useWords('plan');
  const locale = useLocale();
  if (useCurrentUser()?.is_student) return null;
  return (
    <span className={classes.cost}>
      <span className={classes.price}>{formatMoney(locale, PLANS[plan].cents, CURRENCY)}</span>{' '}
      {t('plan:card.year')}
    </span>
  );
};
