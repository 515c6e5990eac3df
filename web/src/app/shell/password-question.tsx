import { useSyncExternalStore } from 'react';
import { answerPasswordQuestion, passwordQuestion } from '../../lib/api/password-question.ts';
import { DialogOnOpen } from '../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const PasswordDialog = lazyPart(() =>
  import('../../features/account/password-dialog.tsx').then((file) => file.PasswordDialog),
);

/** The dialog for a request that needs the password again. */
export const PasswordQuestion = () => {
  const opened = useSyncExternalStore(
    passwordQuestion.subscribe,
    passwordQuestion.isAsked,
    passwordQuestion.isAsked,
  );
  return (
    <DialogOnOpen opened={opened} onClose={() => answerPasswordQuestion(false)}>
      <PasswordDialog opened={opened} onAnswer={answerPasswordQuestion} />
    </DialogOnOpen>
  );
};
