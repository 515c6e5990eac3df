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
  readonly children: ReactNode;
};

/** Asks before something is lost. */
export const ConfirmDialog = ({ opened, title, confirm, onConfirm, onClose, children }: Props) => {
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
            color="berry"
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
