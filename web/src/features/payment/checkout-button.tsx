import { ApiError } from '@hopcode/contract/errors';
import { PLANS } from '@hopcode/contract/payment/plans';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import { PaymentError } from './payment-error.tsx';
import type { FamilyPlan } from './plan-card.tsx';
import { openCheckout, startCheckout } from './start-checkout.ts';
import { useSingleRun } from './use-single-run.ts';

type ButtonProps = {
  readonly plan: FamilyPlan;
  readonly studentId: string | undefined;
  /** Whether the subscription starts with a trial. */
  readonly hasTrial?: boolean;
};

/** Starts the checkout only once, no matter how many times the button is pressed. */
export const CheckoutButton = ({ plan, studentId, hasTrial = true }: ButtonProps) => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const start = useMutation({
    mutationFn: () => startCheckout(locale, plan, studentId),
    onSuccess: openCheckout,
  });
  const kind = PLANS[plan].kind === 'course' ? 'button' : hasTrial ? 'trial' : 'subscribe';
  const words = t(`payment:buy.${kind}`);
  const press = useSingleRun(() => start.mutateAsync());
  return (
    <>
      <PaymentError error={start.error} />
      {start.error instanceof ApiError && start.error.detail === 'payment_failed' ? (
        <Link className={links.link} to={paths.billing(locale)}>
          {t('payment:billing.method')}
        </Link>
      ) : null}
      <Button
        aria-busy={start.isPending || start.isSuccess}
        aria-label={`${words}: ${t(`payment:plan.${plan}.name`)}`}
        onClick={press}
      >
        {words}
      </Button>
    </>
  );
};
