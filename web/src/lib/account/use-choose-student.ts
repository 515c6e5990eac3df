import { authChooseStudent } from '@hopcode/contract/auth/choose-student';
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useOutbox } from '../progress/outbox-context.tsx';
import { useEnterAs } from './enter-as.ts';

/** Lets the account act as one of its students (platform.md section 4, 'Choosing a student'). */
export const useChooseStudent = (then: (user: CurrentUser) => void) => {
  const outbox = useOutbox();
  const enterAs = useEnterAs();
  return useMutation({
    mutationFn: async (studentId: string) => {
      // Unsent progress of the previous student must arrive while that student is still chosen.
      await outbox.flush();
      return await api(authChooseStudent, { params: { student_id: studentId } });
    },
    onSuccess: async (user) => {
      await enterAs(user);
      then(user);
    },
  });
};
