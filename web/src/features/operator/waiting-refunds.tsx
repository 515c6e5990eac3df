import { paymentRefundRequestsCount } from '@hopcode/contract/payment/refund-requests';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import classes from './operator.module.css';

/** Says how many refunds wait for a decision, with a link to them. Renders nothing if there are none. */
export const WaitingRefunds = () => {
  const t = useWords('operator');
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['operator', 'refunds', 'count'],
    queryFn: ({ signal }) => api(paymentRefundRequestsCount, { signal }),
    staleTime: 0,
  });
  if (!data || data.waiting === 0) return null;
  return (
    <p className={classes.reminder} role="note">
      <Link className={links.link} to={paths.operatorPurchases(locale)}>
        {t('operator:refunds', { count: formatNumber(locale, data.waiting) })}
      </Link>
    </p>
  );
};
