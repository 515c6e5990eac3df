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
import { refreshPurchases } from './payment-queries.ts';
import { PlanPrice } from './plan-price.tsx';
import { useSingleRun } from './use-single-run.ts';
import { waitForReport } from './wait-for-report.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly subscription: Subscription;
  readonly onResumed: () => void;
};

/** Takes back a cancellation, after it says when the next payment is due. */
export const ResumeDialog = ({ opened, onClose, subscription, onResumed }: Props) => {
  const t = useWords('payment');
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
  return (
    <Dialog opened={opened} onClose={onClose} title={t('payment:cancel.keep')}>
      <div className={classes.form}>
        <p>
          {t('payment:resume.detail', {
            day: formatDay(locale, subscription.ends_at ?? subscription.open_until),
          })}
        </p>
        <PlanPrice plan={subscription.plan_name} />
        <PaymentError error={resume.error} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button aria-busy={resume.isPending} onClick={press}>
            {t('payment:cancel.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
