import { profileConfirmEmail } from '@hopcode/contract/profile/email';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { FormError } from '../../ui/form.tsx';
import classes from './profile.module.css';
import { profileQuery } from './profile-query.ts';

/**
 * Changes the email address when the user has opened a link with `?new_email=`. The user must also confirm, because
 * opening the link must change nothing.
 */
export const NewAddress = () => {
  const t = useWords('site', 'account');
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const token = query.get('new_email');
  const take = useMutation({
    mutationFn: (known: string) => api(profileConfirmEmail, { body: { token: known } }),
    onSuccess: async () => {
      setQuery({}, { replace: true });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
      ]);
    },
  });
  if (token === null && take.isIdle) return null;
  return (
    <div className={classes.newAddress}>
      {token === null ? null : (
        <>
          <p>{t('site:profile.email.confirm')}</p>
          <Button
            aria-busy={take.isPending}
            onClick={() => {
              if (!take.isPending) take.mutate(token);
            }}
          >
            {t('site:profile.email.confirmButton')}
          </Button>
        </>
      )}
      <p className={classes.saved} role="status">
        {take.isSuccess ? t('site:profile.email.done', { email: take.data.email }) : ''}
      </p>
      {take.isError ? <FormError failure={failureCodeOf(take.error)} /> : null}
    </div>
  );
};
