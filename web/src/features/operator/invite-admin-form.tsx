import '@mantine/core/styles/Input.layer.css';
import { organizationInviteAdmin } from '@hopcode/contract/organization/invitations';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import classes from './operator.module.css';

const FIELDS = ['slug', 'email'] as const;

/**
 * Invites another admin to a school. The user of an existing account must accept. The owner of a new account gets an
 * email to choose a password.
 */
export const InviteAdminForm = () => {
  const t = useWords('operator', 'account');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { slug: '', email: '' },
    check: (values) => checkFields(organizationInviteAdmin.body, values),
    send: (body) => {
      setSentTo(undefined);
      return api(organizationInviteAdmin, { body });
    },
    done: (_, { email }) => {
      setSentTo(email.trim());
      for (const field of FIELDS) form.set(field, '');
    },
  });
  return (
    <>
      <Form form={form} submit={t('operator:inviteAdmin.submit')}>
        {FIELDS.map((name) => {
          const problem = form.problems[name];
          return (
            <TextInput
              key={name}
              size="md"
              name={name}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              {...(name === 'email' ? { type: 'email' } : { autoCapitalize: 'none' })}
              label={t(`operator:inviteAdmin.field.${name}.label`)}
              error={problem === undefined ? undefined : t(`operator:inviteAdmin.field.${name}.${problem}`)}
              value={form.values[name]}
              onChange={(event) => form.set(name, event.currentTarget.value)}
            />
          );
        })}
      </Form>
      <p className={classes.done} role="status">
        {sentTo === undefined ? '' : t('operator:inviteAdmin.sent', { email: sentTo })}
      </p>
    </>
  );
};
