import { PLANS, planNameSchema } from '@hopcode/contract/payment/plans';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { useSelling } from '../../lib/selling.ts';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { AskAdult } from './ask-adult.tsx';
import { buyerOf } from './buyer.ts';
import { PaddleCheckout } from './paddle-checkout.tsx';
import { PayByLink } from './pay-by-link.tsx';
import { TestCheckout } from './test-checkout.tsx';
import { TestNote } from './test-note.tsx';

/** What the address says. `checkout` is the id of a checkout that the page of the plans has started. */
const addressSchema = z.object({
  plan: planNameSchema,
  student: z.uuid().optional().catch(undefined),
  checkout: z.string().min(1),
});

/** `/{lng}/checkout`: takes the payment of one plan. */
export const CheckoutPage = () => {
  const t = useWords('payment');
  const locale = useLocale();
  const selling = useSelling();
  const [query] = useSearchParams();
  const { data: user } = useQuery(currentUserQuery);
  const address = addressSchema.safeParse(Object.fromEntries(query));
  if (!user) return <LoadingSign height={240} isPage />;
  const buyer = buyerOf(user);
  if (buyer === 'child' || buyer === 'teacher') return <AskAdult />;
  const back = <Navigate to={buyer === 'admin' ? paths.schools(locale) : paths.purchase(locale)} replace />;
  if (selling === 'paddle' && query.has('_ptxn'))
    return (
      <PageCard title={t('payment:checkout.title')}>
        <PayByLink />
      </PageCard>
    );
  if (!address.success) return back;
  const { plan, student, checkout } = address.data;
  const forSchool = PLANS[plan].buyer === 'school';
  if (forSchool !== (buyer === 'admin')) return back;
  return (
    <PageCard title={t('payment:checkout.title')}>
      <TestNote />
      {selling === 'test' ? (
        <TestCheckout plan={plan} studentId={student} checkoutId={checkout} />
      ) : (
        <PaddleCheckout plan={plan} studentId={student} transactionId={checkout} />
      )}
    </PageCard>
  );
};
