import { ApiError } from '@hopcode/contract/errors';
import { PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import { paymentTestCheckout } from '@hopcode/contract/payment/test-checkout';
import { Button, Loader } from '@mantine/core';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { BoughtCard } from './bought-card.tsx';
import { LatePaymentNote } from './late-payment-note.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaidCard } from './paid-card.tsx';
import classes from './payment.module.css';
import { PaymentError } from './payment-error.tsx';
import { UnknownCheckout } from './unknown-checkout.tsx';
import { LatePayment, PaidBefore, useCheckout } from './use-checkout.ts';
import { useSingleRun } from './use-single-run.ts';

type Props = {
  readonly plan: PlanName;
  readonly studentId: string | undefined;
  readonly checkoutId: string;
};

/** The checkout that takes no money. The user presses one button, and the same steps follow as after a real payment. */
export const TestCheckout = ({ plan, studentId, checkoutId }: Props) => {
  const t = useWords('payment', 'account');
  const checkout = useCheckout({ plan, studentId, checkoutId });
  const { isPending, isSuccess, error } = checkout;
  const pay = useSingleRun(() =>
    checkout.mutateAsync(() => api(paymentTestCheckout, { body: { checkout_id: checkoutId } })),
  );
  if (error instanceof ApiError && error.status === 404)
    return <UnknownCheckout isSchool={PLANS[plan].buyer === 'school'} />;
  if (error instanceof PaidBefore) return <PaidCard />;
  if (isSuccess) return <BoughtCard plan={plan} bought={checkout.data} />;
  return (
    <div className={classes.form}>
      <OrderSummary plan={plan} studentId={studentId} />
      {error instanceof LatePayment ? <LatePaymentNote /> : <PaymentError error={error} />}
      <p role="status">{isPending ? t('payment:checkout.waiting') : ''}</p>
      <div className={classes.actions}>
        <Button
          aria-busy={isPending}
          aria-disabled={isPending}
          leftSection={isPending ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
          onClick={pay}
        >
          {t('payment:checkout.payTest')}
        </Button>
      </div>
    </div>
  );
};
