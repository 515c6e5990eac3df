import { useSyncExternalStore } from 'react';
import { answerPasswordQuestion, passwordQuestion } from '../../lib/api/password-question.ts';
import { DialogLoadError } from '../../ui/dialog-load-error.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';

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
    <MountOnOpen opened={opened} instead={<DialogLoadError onClose={() => answerPasswordQuestion(false)} />}>
      <PasswordDialog opened={opened} onAnswer={answerPasswordQuestion} />
    </MountOnOpen>
  );
};
