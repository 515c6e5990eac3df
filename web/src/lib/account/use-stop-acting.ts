import type { CurrentUser } from '@hopcode/contract/auth/current';
import { authStopActing } from '@hopcode/contract/auth/stop-acting';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useOutbox } from '../progress/outbox-context.tsx';
import { useEnterAs } from './enter-as.ts';

/** Stops acting as a student. */
export const useStopActing = (then: (user: CurrentUser) => void) => {
  const outbox = useOutbox();
  const enterAs = useEnterAs();
  return useMutation({
    mutationFn: async () => {
      // Unsent progress of the student must arrive while the student is still chosen.
      await outbox.flush();
      return await api(authStopActing);
    },
    onSuccess: async (user) => {
      await enterAs(user);
      then(user);
    },
  });
};
