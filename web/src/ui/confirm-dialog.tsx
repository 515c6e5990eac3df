import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../lib/i18n/use-words.ts';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** `danger` if the action deletes or loses data, `plain` if it only starts or accepts something. */
  readonly tone?: 'danger' | 'plain';
  readonly children: ReactNode;
};

/** Asks before an action that is hard to undo. */
export const ConfirmDialog = ({
  opened,
  title,
  confirm,
  onConfirm,
  onClose,
  tone = 'danger',
  children,
}: Props) => {
  const t = useWords();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('dialog.cancel')}
          </Button>
          <Button
            color={tone === 'danger' ? 'berry' : 'meadow'}
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
