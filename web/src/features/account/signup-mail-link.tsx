import { authSignupGenerateLink } from '@hopcode/contract/auth/generate-link';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useSendsMail } from '../../lib/api/use-sends-mail.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { DetailsBox } from '../../ui/details-box.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './signup-mail-link.module.css';

/**
 * Requests a sign-up link by email. The answer is the same whether or not this address has an account. Renders nothing
 * if the site sends no email.
 */
export const SignupMailLink = () => {
  const t = useWords('site', 'account');
  const sendsMail = useSendsMail();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    initial: { email: '' },
    check: (values) => checkFields(authSignupGenerateLink.query, values),
    send: (query) => {
      setSentTo('');
      return api(authSignupGenerateLink, { query });
    },
    done: (_, { email }) => setSentTo(email.trim()),
  });
  if (!sendsMail) return null;
  return (
    <div className={classes.link}>
      <DetailsBox title={t('site:signupMail.title')}>
        <p>{t('site:signupMail.intro')}</p>
        <Form form={form} submit={t('site:signupMail.submit')}>
          <TextField
            form={form}
            name="email"
            label={t('site:signupMail.email')}
            type="email"
            dir="ltr"
            autoComplete="email"
          />
        </Form>
        <p role="status">{sentTo === '' ? '' : t('site:signupMail.sent', { email: sentTo })}</p>
      </DetailsBox>
    </div>
  );
};
