import { authCurrent } from '@hopcode/contract/auth/current';
import { paymentUpgradeToOrganization } from '@hopcode/contract/payment/upgrade';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { BillingState } from './billing-state.ts';
import classes from './payment.module.css';
import { PaymentError } from './payment-error.tsx';
import { studentsQuery } from './plan-students.tsx';
import { useSingleRun } from './use-single-run.ts';

/** How the account changes, in order: `payment:toSchool.effect.<effect>`. */
const EFFECTS = ['admin', 'students', 'purchases', 'plan', 'final'] as const;

/** Asks for confirmation, then turns a parent's account into the first admin of a school. */
export const BecomeSchool = () => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const navigate = useNavigate();
  const enterAs = useEnterAs();
  const queryClient = useQueryClient();
  const [asks, ask] = useDisclosure(false);
  const { data: students } = useQuery(studentsQuery);
  const become = useMutation({
    mutationFn: async () => {
      const { name } = await api(paymentUpgradeToOrganization);
      return { name, user: await api(authCurrent) };
    },
    onSuccess: async ({ name, user }) => {
      await enterAs(user);
      const state: BillingState = { newSchool: name, hasStudents: (students ?? []).length > 0 };
      await navigate(paths.billing(locale), { replace: true, state });
    },
    // The account may already be a school even if the server's answer was lost.
    onError: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  const press = useSingleRun(() => become.mutateAsync());
  if (!students) return null;
  return (
    <section className={classes.section} aria-labelledby="billing-school">
      <h2 id="billing-school">{t('payment:toSchool.title')}</h2>
      <div className={classes.form}>
        <p>{t('payment:toSchool.detail')}</p>
        <PaymentError error={become.error} />
        <div className={classes.actions}>
          <Button variant="default" aria-busy={become.isPending} onClick={ask.open}>
            {t('payment:toSchool.button')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={asks}
        onClose={ask.close}
        onConfirm={press}
        title={t('payment:toSchool.question')}
        confirm={t('payment:toSchool.button')}
      >
        <ul className={classes.effects}>
          {EFFECTS.filter((effect) => effect !== 'students' || students.length > 0).map((effect) => (
            <li key={effect}>{t(`payment:toSchool.effect.${effect}`)}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  );
};
