import { ApiError } from '@hopcode/contract/errors';
import { type LoginCard, organizationLoginCards } from '@hopcode/contract/organization/login-cards';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

type Asked = { readonly studentIds: readonly string[]; readonly replace?: boolean };

/** How many students have cards that would be replaced; undefined for any other error. */
export const existingCards = (error: unknown): number | undefined =>
  error instanceof ApiError && error.detail === 'cards_exist' ? (error.count ?? 1) : undefined;

/**
 * Creates login cards for students. If students already have cards, that is an error, unless `replace` is set. Then the
 * old cards stop working.
 */
export const useMakeCards = (then: (cards: readonly LoginCard[]) => void) =>
  useMutation({
    mutationFn: ({ studentIds, replace }: Asked) =>
      api(organizationLoginCards, {
        body: { student_ids: [...studentIds], ...(replace ? { replace } : {}) },
      }),
    onSuccess: ({ cards }) => then(cards),
  });
