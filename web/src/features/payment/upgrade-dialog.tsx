import type { PlanName } from '@hopcode/contract/payment/plans';
import { paymentUpgradeSubscription } from '@hopcode/contract/payment/upgrade';
import { formatMoney } from '@hopcode/translations/money';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import classes from './payment.module.css';
import { PaymentError } from './payment-error.tsx';
import { refreshPurchases } from './payment-queries.ts';
import { upgradeQuery } from './upgrade-query.ts';
import { useSingleRun } from './use-single-run.ts';
import { waitForReport } from './wait-for-report.ts';

type Props = {
  readonly plan: PlanName;
  readonly onClose: () => void;
  readonly onUpgraded: () => void;
};

const Content = ({ plan, onClose, onUpgraded }: Props) => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data, error, isLoadingError: isError, refetch } = useQuery(upgradeQuery(plan));
  const upgrade = useMutation({
    mutationFn: async () =>
      waitForReport(
        await api(paymentUpgradeSubscription, { body: { plan_name: plan } }),
        (subscription) => subscription.plan_name === plan,
      ),
    onSuccess: async () => {
      await refreshPurchases(queryClient);
      onUpgraded();
      onClose();
    },
  });
  const press = useSingleRun(() => upgrade.mutateAsync());
  if (isError)
    return (
      <div className={classes.form}>
        <PaymentError error={error} />
        <Button onClick={() => void refetch()}>{t('failure.retry')}</Button>
      </div>
    );
  if (!data) return <LoadingSign height={160} />;
  const money = (amount: number): string => formatMoney(locale, amount, data.currency);
  return (
    <div className={classes.form}>
      <dl className={classes.summary}>
        <dt>{t('payment:upgrade.from')}</dt>
        <dd>{t(`payment:plan.${data.from_plan}.name`)}</dd>
        <dt>{t('payment:upgrade.to')}</dt>
        <dd>{t(`payment:plan.${data.plan_name}.name`)}</dd>
        {data.credit === 0 ? null : (
          <>
            <dt>{t('payment:upgrade.credit')}</dt>
            <dd>{money(data.credit)}</dd>
          </>
        )}
        <dt>{t('payment:upgrade.today')}</dt>
        <dd>
          <b>{money(data.due_today)}</b>
        </dd>
        <dt>{t('payment:upgrade.next')}</dt>
        <dd>
          {data.next_at === null
            ? money(data.next_amount)
            : t('payment:upgrade.nextOn', {
                amount: money(data.next_amount),
                day: formatDay(locale, data.next_at),
              })}
        </dd>
      </dl>
      <PaymentError error={upgrade.error} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <Button aria-busy={upgrade.isPending} onClick={press}>
          {t('payment:upgrade.confirm')}
        </Button>
      </div>
    </div>
  );
};

/** Shows what a larger plan costs today, and then changes to it. */
export const UpgradeDialog = ({ opened, ...props }: Props & { readonly opened: boolean }) => {
  const t = useWords('payment', 'account');
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('payment:upgrade.title')}>
      <Content {...props} />
    </Dialog>
  );
};
