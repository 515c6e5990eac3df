import '@mantine/core/styles/Input.layer.css';
import { ApiError } from '@hopcode/contract/errors';
import { userResetSecondFactor } from '@hopcode/contract/user/reset-second-factor';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import classes from './operator.module.css';

/** Turns off the second factor of an account whose owner has lost the phone and the recovery codes. */
export const ResetSecondFactorForm = () => {
  const t = useWords('security', 'account');
  const [done, setDone] = useState<string>();
  const [isNone, setNone] = useState(false);
  const form = useForm({
    initial: { email: '', password: '' },
    check: (values) => checkFields(userResetSecondFactor.body, values),
    send: async (body) => {
      setDone(undefined);
      setNone(false);
      try {
        await api(userResetSecondFactor, { body });
        return true;
      } catch (error) {
        // These statuses mean that the account does not exist, has no second factor, or is the operator's own account.
        if (!(error instanceof ApiError) || ![403, 404].includes(error.status)) throw error;
        setNone(true);
        return false;
      }
    },
    done: (isDone, { email }) => {
      if (!isDone) return;
      setDone(email.trim());
      form.set('email', '');
      form.set('password', '');
    },
  });
  const error = isNone ? t('security:reset.none') : t('security:reset.emailMissing');
  return (
    <section className={classes.section}>
      <h2>{t('security:reset.title')}</h2>
      <p>{t('security:reset.operatorIntro')}</p>
      <Form form={form} submit={t('security:reset.submit')}>
        <TextInput
          size="md"
          name="email"
          label={t('security:reset.email')}
          error={isNone || form.problems.email !== undefined ? error : undefined}
          autoComplete="off"
          dir="ltr"
          value={form.values.email}
          onChange={(event) => {
            setNone(false);
            form.set('email', event.currentTarget.value);
          }}
        />
        <PasswordField
          form={form}
          name="password"
          label={t('security:reset.password')}
          autoComplete="current-password"
        />
      </Form>
      <p className={classes.done} role="status">
        {done === undefined ? '' : t('security:reset.done', { name: done })}
      </p>
    </section>
  );
};
