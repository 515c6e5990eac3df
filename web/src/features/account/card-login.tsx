import { authLoginCard } from '@hopcode/contract/auth/login-card';
import { ApiError } from '@hopcode/contract/errors';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { loadLoginLanguage } from '../../lib/account/login-language.ts';
import { nameOf } from '../../lib/account/role.ts';
import { api } from '../../lib/api/api.ts';
import { checkCookies } from '../../lib/forms/check-cookies.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { useOutbox } from '../../lib/progress/outbox-context.tsx';
import formClasses from '../../ui/form.module.css';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { SharedComputer } from './shared-computer.tsx';

type Props = {
  readonly card: string;
  /** Called when the student chooses another way to log in. */
  readonly onOther: () => void;
};

/**
 * Logs a student in with a login card, after one click. If another student is still logged in on a shared computer, the
 * card replaces that login.
 */
export const CardLogin = ({ card, onOther }: Props) => {
  const t = useWords('school', 'account');
  const navigate = useNavigate();
  const outbox = useOutbox();
  const enterAs = useEnterAs();
  const user = useCurrentUser();
  // School computers are usually shared (docs/decisions/0034).
  const [isShared, setShared] = useState(true);
  const login = useMutation({
    mutationFn: async () => {
      checkCookies();
      // Unsent progress of the previous student must arrive while that student is still logged in.
      await outbox.flush();
      return await api(authLoginCard, { body: { token: card, shared: isShared } });
    },
    onSuccess: async (entered) => {
      await navigate(paths.home(await loadLoginLanguage()), { replace: true });
      await enterAs(entered);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!login.isPending) login.mutate();
  };
  const failure = login.isError ? failureCodeOf(login.error) : undefined;
  // The server refuses an incomplete code with status 422.
  const isNoCard = login.error instanceof ApiError && login.error.status === 422;
  return (
    <PageCard
      title={t('school:cards.login.title')}
      picture="avatar/Kid1/face"
      intro={t('school:cards.login.detail')}
    >
      <form className={formClasses.form} onSubmit={submit}>
        {user ? (
          <p role="status">{t('school:cards.login.someone', { name: user.username ?? nameOf(user) })}</p>
        ) : null}
        {failure === 'wrong_login' || isNoCard ? (
          <p className={formClasses.failure} role="alert">
            {t('school:cards.login.refused')}
          </p>
        ) : (
          <FormError failure={failure} />
        )}
        <SharedComputer isShared={isShared} onChange={setShared} />
        <div className={formClasses.actions}>
          <SubmitButton sending={login.isPending}>{t('school:cards.login.submit')}</SubmitButton>
          <Button variant="default" onClick={onOther}>
            {t('school:cards.login.other')}
          </Button>
        </div>
      </form>
    </PageCard>
  );
};
