import { ApiError } from '@hopcode/contract/errors';
import { PLANS } from '@hopcode/contract/payment/plans';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { useSelling } from '../../lib/selling.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { AskAdult } from './ask-adult.tsx';
import { buyerOf } from './buyer.ts';
import { PaddleCheckout } from './paddle-checkout.tsx';
import { PaidCard } from './paid-card.tsx';
import { PayByLink } from './pay-by-link.tsx';
import { checkoutQuery } from './payment-queries.ts';
import { TestCheckout } from './test-checkout.tsx';
import { TestNote } from './test-note.tsx';
import { UnknownCheckout } from './unknown-checkout.tsx';

/**
 * The parameters in the address. `checkout` is the id of a checkout that the plans page has started. The server knows
 * which plan the checkout sells.
 */
const addressSchema = z.object({
  student: z.uuid().optional().catch(undefined),
  checkout: z.string().min(1),
});

type OrderProps = {
  readonly checkoutId: string;
  readonly studentId: string | undefined;
  readonly isSchool: boolean;
};

/** Takes the payment for a checkout, unless it is already paid. */
const Order = ({ checkoutId, studentId, isSchool }: OrderProps) => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const selling = useSelling();
  const { data, error, isLoadingError, refetch } = useQuery({
    ...checkoutQuery(checkoutId),
    // The checkout must not load again while the user is paying here.
    refetchOnReconnect: false,
  });
  if (error instanceof ApiError && error.status === 404) return <UnknownCheckout isSchool={isSchool} />;
  if (isLoadingError)
    return <LoadError message={t('payment:checkout.noForm')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSign height={240} />;
  if (data.is_paid) return <PaidCard />;
  const plan = data.plan_name;
  if ((PLANS[plan].buyer === 'school') !== isSchool)
    return <Navigate to={isSchool ? paths.schools(locale) : paths.purchase(locale)} replace />;
  return selling === 'test' ? (
    <TestCheckout plan={plan} studentId={studentId} checkoutId={checkoutId} />
  ) : (
    <PaddleCheckout plan={plan} studentId={studentId} transactionId={checkoutId} />
  );
};

/** `/{lng}/checkout`: takes the payment for one plan. */
export const CheckoutPage = () => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const selling = useSelling();
  const [query] = useSearchParams();
  const { data: user } = useQuery(currentUserQuery);
  const address = addressSchema.safeParse(Object.fromEntries(query));
  if (!user) return <LoadingSign height={240} isPage />;
  const buyer = buyerOf(user);
  if (buyer === 'child' || buyer === 'teacher') return <AskAdult isTeacher={buyer === 'teacher'} />;
  const isSchool = buyer === 'admin';
  const linked = query.get('_ptxn');
  if (selling === 'paddle' && linked !== null)
    return (
      <PageCard title={t('payment:checkout.title')}>
        <PayByLink transactionId={linked} isSchool={isSchool} />
      </PageCard>
    );
  if (!address.success)
    return <Navigate to={isSchool ? paths.schools(locale) : paths.purchase(locale)} replace />;
  const { student, checkout } = address.data;
  return (
    <PageCard title={t('payment:checkout.title')}>
      <TestNote />
      <Order key={checkout} checkoutId={checkout} studentId={student} isSchool={isSchool} />
    </PageCard>
  );
};
