import {
  profileSecondFactorOff,
  profileSecondFactorRecoveryCodes,
} from '@hopcode/contract/profile/second-factor';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import classes from './security.module.css';

type Change = 'newCodes' | 'turnOff';

type FormProps = {
  readonly change: Change;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onOff: () => void;
  readonly onCancel: () => void;
};

/**
 * The form for either change: new recovery codes, or turning the second factor off. Each change needs the password and
 * a code.
 */
const ChangeForm = ({ change, onCodes, onOff, onCancel }: FormProps) => {
  const t = useWords('security', 'account');
  const form = useForm({
    initial: { password: '', code: '' },
    check: (values) => checkFields(profileSecondFactorOff.body, values),
    send: async (body) => {
      if (change === 'newCodes')
        return (await api(profileSecondFactorRecoveryCodes, { body })).recovery_codes;
      await api(profileSecondFactorOff, { body });
      return undefined;
    },
    done: (codes) => (codes === undefined ? onOff() : onCodes(codes)),
  });
  return (
    <>
      <p tabIndex={-1} ref={focusWhenShown}>
        {t(`security:factor.${change}Intro`)}
      </p>
      <Form
        form={form}
        submit={t(`security:factor.${change}`)}
        {...(change === 'turnOff' ? { color: 'berry' } : {})}
        beside={
          <Button variant="default" onClick={onCancel}>
            {t('dialog.cancel')}
          </Button>
        }
      >
        <PasswordField
          form={form}
          name="password"
          label={t('security:factor.password')}
          autoComplete="current-password"
        />
        <CodeField form={form} />
      </Form>
    </>
  );
};

/** Creates new recovery codes, or turns the second factor off. */
export const ChangeSecondFactor = ({ onCodes, onOff }: Pick<FormProps, 'onCodes' | 'onOff'>) => {
  const t = useWords('security', 'account');
  const [change, setChange] = useState<Change>();
  const cancel = (): void => setChange(undefined);
  if (change !== undefined)
    return <ChangeForm key={change} change={change} onCodes={onCodes} onOff={onOff} onCancel={cancel} />;
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={() => setChange('newCodes')}>
        {t('security:factor.newCodes')}
      </Button>
      <Button variant="default" onClick={() => setChange('turnOff')}>
        {t('security:factor.turnOff')}
      </Button>
    </div>
  );
};
