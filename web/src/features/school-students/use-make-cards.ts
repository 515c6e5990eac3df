import { ApiError } from '@hopcode/contract/errors';
import { type LoginCard, organizationLoginCards } from '@hopcode/contract/organization/login-cards';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

type Asked = { readonly studentIds: readonly string[]; readonly replace?: boolean };

/** How many students already have cards, if that is the error; undefined for any other error. */
export const existingCards = (error: unknown): number | undefined =>
  error instanceof ApiError && error.detail === 'cards_exist' ? (error.count ?? 1) : undefined;

/**
 * Creates login cards for students. If students already have cards, the request fails, unless `replace` is set. With
 * `replace`, the old cards stop working.
 */
export const useMakeCards = (then: (cards: readonly LoginCard[]) => void) =>
  useMutation({
    mutationFn: ({ studentIds, replace }: Asked) =>
      api(organizationLoginCards, {
        body: { student_ids: [...studentIds], ...(replace ? { replace } : {}) },
      }),
    onSuccess: ({ cards }) => then(cards),
  });
