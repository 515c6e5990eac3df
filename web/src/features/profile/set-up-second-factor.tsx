import {
  profileSecondFactorBegin,
  profileSecondFactorConfirm,
} from '@hopcode/contract/profile/second-factor';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import { Form } from '../../ui/form.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import classes from './security.module.css';

type Setup = { readonly secret: string; readonly uri: string };

const BeginForm = ({ onBegun }: { readonly onBegun: (setup: Setup) => void }) => {
  const t = useWords('security', 'account');
  const form = useForm({
    initial: { password: '' },
    check: (values) => checkFields(profileSecondFactorBegin.body, values),
    send: (body) => api(profileSecondFactorBegin, { body }),
    done: onBegun,
  });
  return (
    <Form form={form} submit={t('security:factor.begin')}>
      <PasswordField
        form={form}
        name="password"
        label={t('security:factor.password')}
        autoComplete="current-password"
      />
    </Form>
  );
};

type ConfirmProps = { readonly setup: Setup; readonly onCodes: (codes: readonly string[]) => void };

const ConfirmForm = ({ setup, onCodes }: ConfirmProps) => {
  const t = useWords('security', 'account');
  const form = useForm({
    initial: { code: '' },
    check: (values) => checkFields(profileSecondFactorConfirm.body, values),
    send: (body) => api(profileSecondFactorConfirm, { body }),
    done: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  // Groups of four letters are easier to copy by hand.
  const secret = setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className={classes.setup}>
      <p tabIndex={-1} ref={focusWhenShown}>
        {t('security:factor.scan')}
      </p>
      <QrPicture text={setup.uri} label={t('security:factor.picture')} className={classes.qr} />
      <p className={classes.key}>
        {t('security:factor.key')} <code dir="ltr">{secret}</code>
      </p>
      <p>{t('security:factor.confirm')}</p>
      <Form form={form} submit={t('security:factor.turnOn')}>
        <CodeField form={form} />
      </Form>
    </div>
  );
};

/**
 * Sets up the second factor: first the password, then the app, then its first code. `onCodes` receives the recovery
 * codes.
 */
export const SetUpSecondFactor = ({ onCodes }: Pick<ConfirmProps, 'onCodes'>) => {
  const [setup, setSetup] = useState<Setup>();
  return setup === undefined ? (
    <BeginForm onBegun={setSetup} />
  ) : (
    <ConfirmForm setup={setup} onCodes={onCodes} />
  );
};
