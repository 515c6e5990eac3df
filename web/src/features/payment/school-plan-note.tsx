import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { billingStateOf } from './billing-state.ts';
import classes from './payment.module.css';
import { planQuery } from './payment-queries.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { upgradeQuery } from './upgrade-query.ts';

/** The smallest plan that opens courses in a school. */
const SCHOOL_PLAN = 'small_school';

/**
 * A note for an account whose family plan opens nothing in its school. It opens once as a dialog, and leads to a plan
 * for schools (platform.md section 4). Renders nothing if the account has no family plan, because the server then has
 * nothing to upgrade. Also renders nothing if a licence or an agreement opens every course for the school.
 */
export const SchoolPlanNote = ({ onDone }: { readonly onDone: (words: string) => void }) => {
  const t = useWords('payment');
  const { data: plan } = useQuery(planQuery);
  const { data, isError } = useQuery(upgradeQuery(SCHOOL_PLAN));
  const isAsked = billingStateOf(useLocation().state).upgrade === true;
  const [isRead, read] = useDisclosure(isAsked);
  const [upgrading, upgrade] = useDisclosure(isAsked);
  // After the upgrade the server refuses another upgrade, but `data` still has the old answer, so `isError` is checked
  // too.
  if (isError || data?.from_plan !== 'parent' || plan?.everything !== false) return null;
  return (
    <>
      <div className={classes.failure} role="note">
        <p>{t('payment:school.detail')}</p>
        <Button onClick={upgrade.open}>{t('payment:school.confirm')}</Button>
      </div>
      <ConfirmDialog
        opened={!isRead}
        onClose={read.open}
        onConfirm={upgrade.open}
        title={t('payment:school.title')}
        confirm={t('payment:school.confirm')}
        tone="plain"
      >
        {t('payment:school.detail')}
      </ConfirmDialog>
      <UpgradeDialog
        opened={upgrading}
        onClose={upgrade.close}
        plan={SCHOOL_PLAN}
        onUpgraded={() => onDone(t('payment:upgrade.done', { plan: t(`payment:plan.${SCHOOL_PLAN}.name`) }))}
      />
    </>
  );
};
