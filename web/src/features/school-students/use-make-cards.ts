import { ApiError } from '@hopcode/contract/errors';
import { type LoginCard, organizationLoginCards } from '@hopcode/contract/organization/login-cards';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

type Asked = { readonly studentIds: readonly string[]; readonly replace?: boolean };

/** How many students have cards that would end; undefined for any other error. */
export const existingCards = (error: unknown): number | undefined =>
  error instanceof ApiError && error.detail === 'cards_exist' ? (error.count ?? 1) : undefined;

/** Creates login cards of students. Cards that they have end only with `replace`; without it they are an error. */
export const useMakeCards = (then: (cards: readonly LoginCard[]) => void) =>
  useMutation({
    mutationFn: ({ studentIds, replace }: Asked) =>
      api(organizationLoginCards, {
        body: { student_ids: [...studentIds], ...(replace ? { replace } : {}) },
      }),
    onSuccess: ({ cards }) => then(cards),
  });
