import { SCHOOL_PLAN_NAMES } from '@hopcode/contract/licence/orders';
import { CURRENCY, PLANS } from '@hopcode/contract/payment/plans';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';
import { formatMoney } from '../../lib/i18n/money.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import classes from './site.module.css';

/** The prices of the plans for schools, and for an admin the way to buy one. A student meets no price. */
export const SchoolOffer = () => {
  const t = useWords('plan');
  const locale = useLocale();
  const user = useCurrentUser();
  if (user?.is_student) return null;
  return (
    <>
      <ul className={classes.plans}>
        {SCHOOL_PLAN_NAMES.map((name) => (
          <li key={name}>
            <b>{t(`plan:name.${name}`)}</b>
            {formatMoney(locale, PLANS[name].cents, CURRENCY)} {t('plan:card.year')}
          </li>
        ))}
      </ul>
      <p>{t('plan:offer.ways')}</p>
      {user && roleOf(user) === 'admin' ? (
        <Button component={Link} to={paths.schoolPlan(locale)}>
          {t('plan:offer.choose')}
        </Button>
      ) : null}
    </>
  );
};
