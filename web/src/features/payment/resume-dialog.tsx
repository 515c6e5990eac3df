import type { Subscription } from '@hopcode/contract/payment/purchase';
import { paymentResumeSubscription } from '@hopcode/contract/payment/resume-subscription';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './payment.module.css';
import { PaymentError } from './payment-error.tsx';
import { paymentFailureOf } from './payment-failure.ts';
import { refreshPurchases } from './payment-queries.ts';
import { PlanPrice } from './plan-price.tsx';
import { isEnded } from './subscription-state.ts';
import { useSingleRun } from './use-single-run.ts';
import { waitForReport } from './wait-for-report.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly subscription: Subscription;
  readonly onResumed: () => void;
};

const saysEnded = (error: unknown): boolean =>
  error !== null && paymentFailureOf(error).code === 'subscription_over';

/** Undoes a cancellation. First says when the next payment is due. */
export const ResumeDialog = ({ opened, onClose, subscription, onResumed }: Props) => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const resume = useMutation({
    mutationFn: async () => {
      const body = { purchase_id: subscription.id };
      await waitForReport(await api(paymentResumeSubscription, { body }), ({ ends_at: end }) => end === null);
    },
    onSuccess: async () => {
      await refreshPurchases(queryClient);
      onResumed();
      onClose();
    },
  });
  const press = useSingleRun(() => resume.mutateAsync());
  const hasEnded = isEnded(subscription) || saysEnded(resume.error);
  const close = () => {
    onClose();
    // The subscription has ended since the page was loaded.
    if (hasEnded) void refreshPurchases(queryClient);
  };
  return (
    <Dialog opened={opened} onClose={close} title={t('payment:cancel.keep')}>
      <div className={classes.form}>
        {hasEnded ? (
          <p className={classes.failure} role="alert">
            {t('payment:failure.subscription_over')}
          </p>
        ) : (
          <>
            <p>
              {t('payment:resume.detail', {
                day: formatDay(locale, subscription.ends_at ?? subscription.open_until),
              })}
            </p>
            <PlanPrice plan={subscription.plan_name} />
            <PaymentError error={resume.error} />
          </>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={close}>
            {t('dialog.close')}
          </Button>
          {hasEnded ? null : (
            <Button aria-busy={resume.isPending} onClick={press}>
              {t('payment:cancel.keep')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
