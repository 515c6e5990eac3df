import { authGenerateUserSignupLink } from '@hopcode/contract/auth/generate-user-signup-link';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { checkFields } from '../lib/forms/check-fields.ts';
import { useForm } from '../lib/forms/use-form.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { Form } from './form.tsx';
import classes from './signup-link-form.module.css';
import { TextField } from './text-field.tsx';

/**
 * Creates a sign-up link for an email address on a site that sends no emails. A link from an admin adds a teacher to
 * the school; a link from the operator creates a separate account.
 */
export const SignupLinkForm = () => {
  const t = useWords('site', 'account');
  const clipboard = useClipboard();
  const [made, setMade] = useState<{ readonly link: string; readonly email: string }>();
  const form = useForm({
    initial: { email: '' },
    check: (values) => checkFields(authGenerateUserSignupLink.query, values),
    send: (query) => {
      setMade(undefined);
      clipboard.reset();
      return api(authGenerateUserSignupLink, { query });
    },
    done: ({ link }, { email }) => setMade({ link, email: email.trim() }),
  });
  const said = () => {
    if (made === undefined) return '';
    if (clipboard.error) return t('site:signupLink.copyFailed');
    return clipboard.copied ? t('site:signupLink.copied') : t('site:signupLink.made', { email: made.email });
  };
  return (
    <>
      <Form form={form} submit={t('site:signupLink.submit')}>
        <TextField
          form={form}
          name="email"
          label={t('site:signupLink.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
        />
      </Form>
      <p className={classes.said} role="status">
        {said()}
      </p>
      {made === undefined ? null : (
        <div className={classes.made}>
          <code className={classes.link} dir="ltr">
            {made.link}
          </code>
          <Button
            variant="default"
            leftSection={<Copy size={18} strokeWidth={2.3} />}
            onClick={() => clipboard.copy(made.link)}
          >
            {t('site:signupLink.copy')}
          </Button>
        </div>
      )}
    </>
  );
};
