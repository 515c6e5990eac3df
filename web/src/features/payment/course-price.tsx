import { CURRENCY, PLANS, planOfCourse } from '@hopcode/contract/payment/plans';
import { formatMoney } from '@hopcode/translations/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import { planQuery } from './payment-queries.ts';

type Props = {
  readonly courseId: string;
  /** Name of the course, for screen readers. */
  readonly name: string;
};

const Price = ({ courseId, name }: Props) => {
  const t = useWords('payment');
  const locale = useLocale();
  const plan = planOfCourse(courseId);
  if (plan === undefined) return null;
  const money = (cents: number): string => formatMoney(locale, cents, CURRENCY);
  return (
    <p>
      <b>{t('payment:price.course', { price: money(PLANS[plan].cents) })}</b>{' '}
      {t('payment:price.plan', { price: money(PLANS.parent.cents) })}{' '}
      <Link
        className={links.link}
        to={paths.purchase(locale, plan)}
        aria-label={`${t('payment:price.buy')}: ${name}`}
      >
        {t('payment:price.buy')}
      </Link>
    </p>
  );
};

/** Shows a parent the price of a course, or that it is paid. */
const PriceForParent = (props: Props) => {
  const t = useWords('payment');
  const { data } = useQuery(planQuery);
  if (!data) return null;
  return data.everything ? <p>{t('payment:price.included')}</p> : <Price {...props} />;
};

/** The price of a course, for visitors and parents. A child never sees a price, and schools have their own page. */
export const CoursePrice = (props: Props) => {
  const user = useCurrentUser();
  if (user === undefined || user?.is_student === true) return null;
  if (user === null) return <Price {...props} />;
  return user.organization_id === null ? <PriceForParent {...props} /> : null;
};
