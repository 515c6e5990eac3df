import '@mantine/core/styles/Input.layer.css';
import { authSetPaid } from '@hopcode/contract/auth/set-paid';
import { ApiError } from '@hopcode/contract/errors';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import classes from './sales.module.css';

type Said = 'opened' | 'closed' | 'unknown';

/** Opens all courses for an account, or closes them again (set-paid). */
export const PaidForm = () => {
  const t = useWords('sales', 'account');
  const [paid, setPaid] = useState('true');
  const [said, setSaid] = useState<{ readonly what: Said; readonly email: string }>();
  const form = useForm({
    initial: { email: '' },
    check: (values) => checkFields(authSetPaid.query.pick({ email: true }), values),
    send: async ({ email }) => {
      setSaid(undefined);
      try {
        const answer = await api(authSetPaid, { query: { email, paid } });
        return { what: answer.paid ? ('opened' as const) : ('closed' as const), email: answer.email };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { what: 'unknown' as const, email };
        throw error;
      }
    },
    done: setSaid,
  });
  const problem = form.problems.email;
  return (
    <>
      <Form
        form={form}
        submit={t('sales:paid.open')}
        beside={
          <Button
            type="submit"
            variant="default"
            onClick={() => setPaid('false')}
            onBlur={() => setPaid('true')}
          >
            {t('sales:paid.close')}
          </Button>
        }
      >
        <TextInput
          size="md"
          type="email"
          dir="ltr"
          name="email"
          autoComplete="off"
          label={t('sales:paid.email')}
          error={problem === undefined ? undefined : t(`sales:email.${problem}`)}
          value={form.values.email}
          onChange={(event) => form.set('email', event.currentTarget.value)}
        />
      </Form>
      <p className={said?.what === 'unknown' ? classes.failed : classes.done} role="status">
        {said === undefined ? '' : t(`sales:paid.${said.what}`, { email: said.email })}
      </p>
    </>
  );
};
