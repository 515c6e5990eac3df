import { PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import type { Subscription } from '@hopcode/contract/payment/purchase';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '../../lib/i18n/day.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { DialogOnOpen } from '../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { GateNote } from './gate-note.tsx';
import classes from './payment.module.css';
import { PaymentMethodButton } from './payment-method-button.tsx';
import { planQuery, subscriptionQuery } from './payment-queries.ts';
import { PlanPrice } from './plan-price.tsx';
import { PlanStudents } from './plan-students.tsx';
import { isClosed, isOver } from './subscription-state.ts';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx').then((file) => file.CancelDialog));
const ResumeDialog = lazyPart(() => import('./resume-dialog.tsx').then((file) => file.ResumeDialog));
const UpgradeDialog = lazyPart(() => import('./upgrade-dialog.tsx').then((file) => file.UpgradeDialog));

/** The next larger plan for the same kind of buyer. */
const largerPlan = (name: PlanName): PlanName | undefined =>
  name === 'small_school' ? 'large_school' : undefined;

/** Says what happens next: the next payment, the end, or a failed payment. */
const NextStep = ({ subscription }: { readonly subscription: Subscription }) => {
  const t = useWords('payment');
  const locale = useLocale();
  const { status, renews_at: renews, ends_at: ends, open_until: open } = subscription;
  if (isOver(subscription)) return <p>{t('payment:billing.ended', { day: formatDay(locale, open) })}</p>;
  if (status === 'past_due' && (ends !== null || renews === null))
    return isClosed(subscription) ? (
      <p>{t('payment:billing.endedUnpaid')}</p>
    ) : (
      <p>{t('payment:billing.ends', { day: formatDay(locale, open) })}</p>
    );
  if (status === 'past_due')
    return (
      <p className={classes.failure} role="alert">
        {isClosed(subscription)
          ? t('payment:billing.pastDueClosed')
          : t('payment:billing.pastDue', { day: formatDay(locale, open) })}
      </p>
    );
  if (ends !== null || renews === null)
    return <p>{t('payment:billing.ends', { day: formatDay(locale, ends ?? open) })}</p>;
  const day = formatDay(locale, renews);
  return (
    <p>
      {status === 'trialing' ? t('payment:billing.trial', { day }) : t('payment:billing.renews', { day })}
    </p>
  );
};

type DetailsProps = {
  readonly subscription: Subscription;
  readonly isParent: boolean;
  readonly onDone: (words: string) => void;
};

const Actions = ({ subscription, onDone }: Omit<DetailsProps, 'isParent'>) => {
  const t = useWords('payment');
  const [cancelling, cancel] = useDisclosure(false);
  const [resuming, resume] = useDisclosure(false);
  const [upgrading, upgrade] = useDisclosure(false);
  // The server refuses a larger plan while a payment has failed.
  const larger = subscription.status === 'past_due' ? undefined : largerPlan(subscription.plan_name);
  if (isOver(subscription) || subscription.status === 'paused') return null;
  return (
    <div className={classes.actions}>
      <PaymentMethodButton subscription={subscription} />
      {larger === undefined || subscription.ends_at !== null ? null : (
        <Button onClick={upgrade.open}>{t('payment:upgrade.button')}</Button>
      )}
      {subscription.ends_at === null ? (
        <Button variant="default" onClick={cancel.open}>
          {t('payment:cancel.button')}
        </Button>
      ) : (
        <Button onClick={resume.open}>{t('payment:cancel.keep')}</Button>
      )}
      <DialogOnOpen opened={resuming} onClose={resume.close}>
        <ResumeDialog
          opened={resuming}
          onClose={resume.close}
          subscription={subscription}
          onResumed={() => onDone(t('payment:resume.done'))}
        />
      </DialogOnOpen>
      <DialogOnOpen opened={cancelling} onClose={cancel.close}>
        <CancelDialog
          opened={cancelling}
          onClose={cancel.close}
          subscription={subscription}
          onCancelled={() => onDone(t('payment:cancel.done'))}
        />
      </DialogOnOpen>
      {larger === undefined ? null : (
        <DialogOnOpen opened={upgrading} onClose={upgrade.close}>
          <UpgradeDialog
            opened={upgrading}
            onClose={upgrade.close}
            plan={larger}
            onUpgraded={() => onDone(t('payment:upgrade.done', { plan: t(`payment:plan.${larger}.name`) }))}
          />
        </DialogOnOpen>
      )}
    </div>
  );
};

const Details = ({ subscription, isParent, onDone }: DetailsProps) => {
  const t = useWords('payment');
  const locale = useLocale();
  const { students } = PLANS[subscription.plan_name];
  return (
    <div className={classes.form}>
      <h3>{t(`payment:plan.${subscription.plan_name}.name`)}</h3>
      <PlanPrice plan={subscription.plan_name} />
      <p>
        {students === null
          ? t('payment:billing.allStudents')
          : t('payment:billing.students', { count: students, number: formatNumber(locale, students) })}
      </p>
      {isParent ? <PlanStudents /> : null}
      <GateNote isParent={isParent} />
      <NextStep subscription={subscription} />
      <Actions subscription={subscription} onDone={onDone} />
    </div>
  );
};

/**
 * For an account without a subscription, says where to buy a plan, or why every course is open anyway. A school can
 * also pay by invoice.
 */
const NoPlan = ({ isParent }: Pick<Props, 'isParent'>) => {
  const t = useWords('payment');
  const locale = useLocale();
  const { data: plan, isPending } = useQuery(planQuery);
  if (isPending) return <LoadingSign height={90} />;
  const isOpen = plan?.everything === true;
  return (
    <>
      <p className={classes.empty}>
        {isOpen ? t('payment:billing.openAnyway') : t('payment:billing.noPlan')}
      </p>
      {isOpen && isParent ? null : (
        <div className={classes.actions}>
          <Button component={Link} to={isParent ? paths.purchase(locale) : paths.schoolPlan(locale)}>
            {isParent ? t('payment:billing.seePlans') : t('payment:billing.schoolPlan')}
          </Button>
        </div>
      )}
    </>
  );
};

type Props = {
  /** Whether this is a parent's account, so that its students are shown. */
  readonly isParent: boolean;
  readonly onDone: (words: string) => void;
  /** Loads the page again after a failure. */
  readonly onRetry: () => void;
};

/** The subscription of the account or its school. */
export const SubscriptionSection = ({ isParent, onDone, onRetry }: Props) => {
  const t = useWords('payment');
  const { data, isLoadingError: isError } = useQuery(subscriptionQuery);
  const content = () => {
    if (isError) return <LoadError message={t('payment:billing.loadFailed')} onRetry={onRetry} />;
    if (!data) return <LoadingSign height={140} />;
    if (data.subscription !== null && !isOver(data.subscription))
      return <Details subscription={data.subscription} isParent={isParent} onDone={onDone} />;
    return (
      <div className={classes.form}>
        {data.subscription === null ? null : <NextStep subscription={data.subscription} />}
        <NoPlan isParent={isParent} />
      </div>
    );
  };
  return (
    <section aria-labelledby="billing-plan">
      <h2 id="billing-plan" className={classes.heading}>
        {t('payment:billing.plan')}
      </h2>
      {content()}
    </section>
  );
};
