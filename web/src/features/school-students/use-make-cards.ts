import { type LoginCard, organizationLoginCards } from '@hopcode/contract/organization/login-cards';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Makes login cards of students; the cards that they had before are worthless from then on. */
export const useMakeCards = (then: (cards: readonly LoginCard[]) => void) =>
  useMutation({
    mutationFn: (studentIds: readonly string[]) =>
      api(organizationLoginCards, { body: { student_ids: [...studentIds] } }),
    onSuccess: ({ cards }) => then(cards),
  });
