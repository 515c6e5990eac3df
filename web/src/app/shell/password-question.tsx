import { useSyncExternalStore } from 'react';
import { answerPasswordQuestion, passwordQuestion } from '../../lib/api/password-question.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { OutOfReach } from '../../ui/out-of-reach.tsx';
import { WhenOpened } from '../../ui/when-opened.tsx';

const PasswordDialog = lazyPart(() =>
  import('../../features/account/password-dialog.tsx').then((file) => file.PasswordDialog),
);

/** The dialog for a call that needs the password again. */
export const PasswordQuestion = () => {
  const opened = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.isAsked);
  return (
    <WhenOpened opened={opened} instead={<OutOfReach onClose={() => answerPasswordQuestion(false)} />}>
      <PasswordDialog opened={opened} onAnswer={answerPasswordQuestion} />
    </WhenOpened>
  );
};
