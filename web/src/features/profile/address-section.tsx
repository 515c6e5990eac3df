import { authSendConfirmation } from '@hopcode/contract/auth/send-confirmation';
import { profileAskForEmail } from '@hopcode/contract/profile/email';
import type { Profile } from '@hopcode/contract/profile/profile';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useSendsMail } from '../../lib/api/use-sends-mail.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form, FormError } from '../../ui/form.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { NoMailNote } from './no-mail-note.tsx';
import classes from './profile.module.css';

const NotConfirmed = ({ email }: { readonly email: string }) => {
  const t = useWords('site', 'account');
  const sendsMail = useSendsMail();
  const again = useMutation({ mutationFn: () => api(authSendConfirmation) });
  const said = sendsMail ? t('site:profile.sentAgain', { email }) : t('site:profile.madeAgain');
  return (
    <>
      {sendsMail ? (
        <p>{t('site:profile.notConfirmed')}</p>
      ) : (
        <NoMailNote need={t('site:profile.notConfirmedNoMail')} />
      )}
      <Button
        variant="default"
        aria-busy={again.isPending}
        onClick={() => {
          if (!again.isPending) again.mutate();
        }}
      >
        {sendsMail ? t('site:profile.sendAgain') : t('site:profile.makeAgain')}
      </Button>
      <p className={classes.saved} role="status">
        {again.isSuccess ? said : ''}
      </p>
      {again.isError ? <FormError failure={failureCodeOf(again.error)} /> : null}
    </>
  );
};

const OtherAddressForm = () => {
  const t = useWords('site', 'account');
  const sendsMail = useSendsMail();
  const [asked, setAsked] = useState<string>();
  const form = useForm({
    initial: { email: '', password: '' },
    check: (values) => checkFields(profileAskForEmail.body, values),
    send: (body) => {
      setAsked(undefined);
      return api(profileAskForEmail, { body });
    },
    done: (_, { email }) => {
      form.set('email', '');
      form.set('password', '');
      setAsked(email.trim());
    },
  });
  const said = (email: string): string =>
    sendsMail ? t('site:profile.email.asked', { email }) : t('account:noMail');
  return (
    <Form
      form={form}
      submit={t('site:profile.email.submit')}
      beside={
        <span className={classes.saved} role="status">
          {asked === undefined ? '' : said(asked)}
        </span>
      }
    >
      <TextField
        form={form}
        name="email"
        label={t('site:profile.email.other')}
        type="email"
        dir="ltr"
        autoComplete="off"
      />
      <PasswordField
        form={form}
        name="password"
        label={t('site:profile.password.present')}
        autoComplete="current-password"
      />
    </Form>
  );
};

type Props = { readonly profile: Profile & { readonly email: string } };

/** Shows the email address of the account and whether it is confirmed. Has a form to change the address. */
export const AddressSection = ({ profile }: Props) => {
  const t = useWords('site', 'account');
  return (
    <section className={classes.section}>
      <h2>{t('site:profile.email.title')}</h2>
      {profile.email_verified ? null : <NotConfirmed email={profile.email} />}
      {profile.has_password ? <OtherAddressForm /> : <p>{t('site:profile.email.needsPassword')}</p>}
    </section>
  );
};
