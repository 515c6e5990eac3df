import { courseOfPlan } from '@hopcode/contract/payment/plans';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import classes from './payment.module.css';
import { unassignedQuery } from './payment-queries.ts';
import { FAMILY_PLANS } from './plan-card.tsx';

/** The bought courses that have no student yet, with a link to assign them. Renders nothing if there are none. */
export const WaitingCourses = () => {
  const t = useWords('payment');
  const locale = useLocale();
  const { data } = useQuery(unassignedQuery);
  const plans = FAMILY_PLANS.filter((plan) => data?.courses.includes(courseOfPlan(plan) ?? ''));
  if (plans.length === 0) return null;
  return (
    <ul className={`${classes.list} ${classes.waiting}`}>
      {plans.map((plan) => {
        const name = t(`payment:plan.${plan}.name`);
        return (
          <li key={plan} className={classes.row}>
            <span className={classes.what}>
              <b>{name}</b>
              <small>{t('payment:billing.unassigned')}</small>
            </span>
            <Button
              component={Link}
              to={paths.billing(locale)}
              aria-label={`${t('payment:assign.button')}: ${name}`}
            >
              {t('payment:assign.button')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
