import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { BillingState } from './billing-state.ts';
import { planQuery } from './payment-queries.ts';

/**
 * Covers a level for teachers and admins of a school that has only a family plan (game.md section 5). An admin can
 * change to a plan for schools. For a teacher, it says whom to ask. The user can close it to play the free levels.
 */
export const FamilyPlanWall = () => {
  const t = useWords('payment');
  const locale = useLocale();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { data: plan } = useQuery(planQuery);
  const [isRead, read] = useDisclosure(false);
  if (!user || plan?.subscription !== 'parent' || plan.everything) return null;
  const title = t('payment:school.title');
  if (roleOf(user) !== 'admin')
    return (
      <Dialog
        opened={!isRead}
        onClose={read.open}
        title={title}
        actions={
          <Button onClick={read.open} data-autofocus>
            {t('dialog.close')}
          </Button>
        }
      >
        {t('payment:school.ask')}
      </Dialog>
    );
  const state: BillingState = { upgrade: true };
  return (
    <ConfirmDialog
      opened={!isRead}
      onClose={read.open}
      onConfirm={() => void navigate(paths.billing(locale), { state })}
      title={title}
      confirm={t('payment:school.confirm')}
      tone="plain"
    >
      {t('payment:school.detail')}
    </ConfirmDialog>
  );
};
