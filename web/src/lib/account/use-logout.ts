import { authLogout } from '@hopcode/contract/auth/logout';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useOutbox } from '../progress/outbox-context.tsx';
import { leaveTo } from './leave-to.ts';
import { pageMessage } from './page-message.ts';

/** Logs out, then opens an address as a visitor. */
export const useLogout = (address: string) => {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: async () => {
      // Unsent progress of the student must arrive while the student is still logged in.
      await outbox.flush();
      await api(authLogout);
    },
    onSuccess: () => {
      pageMessage.remove();
      leaveTo(address);
    },
  });
};
