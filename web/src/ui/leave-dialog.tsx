import { useWords } from '../lib/i18n/use-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = { readonly opened: boolean; readonly onLeave: () => void; readonly onStay: () => void };

/** Asks before the user leaves the page and loses the input. */
export const LeaveDialog = ({ opened, onLeave, onStay }: Props) => {
  const t = useWords('site');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onStay}
      onConfirm={onLeave}
      title={t('site:leave.title')}
      confirm={t('site:leave.confirm')}
    >
      {t('site:leave.detail')}
    </ConfirmDialog>
  );
};
