import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { passwordQuestion } from '../../lib/api/password-question.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmForm } from './confirm-form.tsx';

type Props = {
  readonly opened: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
};

/** Asks for the password before the page repeats a call that needs it. */
export const PasswordDialog = ({ opened, onAnswer }: Props) => {
  const t = useWords('site');
  const isForAct = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.isForAct);
  const cancel = (): void => onAnswer(false);
  return (
    <Dialog opened={opened} onClose={cancel} title={t('site:confirm.title')}>
      <ConfirmForm
        onConfirmed={() => onAnswer(true)}
        isForAct={isForAct}
        beside={
          <Button variant="default" onClick={cancel}>
            {t('dialog.cancel')}
          </Button>
        }
      />
    </Dialog>
  );
};
