import type { CurrentUser } from '@hopcode/contract/auth/current';
import { authStopActing } from '@hopcode/contract/auth/stop-acting';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useOutbox } from '../progress/outbox-context.tsx';
import { useEnterAs } from './enter-as.ts';

/** Lets the account act as no student any more. */
export const useStopActing = (then: (user: CurrentUser) => void) => {
  const outbox = useOutbox();
  const enterAs = useEnterAs();
  return useMutation({
    mutationFn: async () => {
      // What the student has just done must arrive while it is still the chosen one.
      await outbox.flush();
      return await api(authStopActing);
    },
    onSuccess: async (user) => {
      await enterAs(user);
      then(user);
    },
  });
};
