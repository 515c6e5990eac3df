import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormState } from '../lib/forms/use-form.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { paths } from '../lib/paths.ts';
import classes from './form.module.css';

type SubmitProps = {
  readonly sending: boolean;
  readonly children: ReactNode;
  readonly color?: string;
  /** Why it cannot be sent yet is told elsewhere; until then the button does nothing. */
  readonly disabled?: boolean;
};

/** The button that sends a form. While the form is on its way the button keeps the focus. */
export const SubmitButton = ({ sending, children, color, disabled = false }: SubmitProps) => (
  <Button
    type="submit"
    color={color ?? 'meadow'}
    disabled={disabled}
    aria-disabled={sending || disabled}
    aria-busy={sending}
    className={sending ? classes.sending : undefined}
    leftSection={sending ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
  >
    {children}
  </Button>
);

/** Beside the form, so that nothing that was typed is lost. */
const LoginElsewhere = () => {
  const t = useWords();
  const locale = useLocale();
  return (
    <a href={paths.login(locale)} target="_blank" rel="noopener">
      {t('account.login.title')}
    </a>
  );
};

/** Says what kept a form from being sent. */
export const FormTrouble = ({ trouble }: Pick<FormState, 'trouble'>) => {
  const t = useWords();
  return trouble === undefined ? null : (
    <p className={classes.trouble} role="alert">
      {t(`account.trouble.${trouble}`)} {trouble === 'logged_out' ? <LoginElsewhere /> : null}
    </p>
  );
};

type Props = {
  readonly form: Pick<FormState, 'trouble' | 'sending' | 'formProps'>;
  readonly submit: string;
  readonly disabled?: boolean;
  readonly color?: string;
  /** Buttons beside the main one. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** Fields, what went wrong with them, and the button that sends them. */
export const Form = ({ form, submit, disabled = false, color, beside, children }: Props) => (
  <form {...form.formProps} className={classes.form}>
    {children}
    <FormTrouble trouble={form.trouble} />
    <div className={classes.actions}>
      <SubmitButton sending={form.sending} disabled={disabled} {...(color === undefined ? {} : { color })}>
        {submit}
      </SubmitButton>
      {beside}
    </div>
  </form>
);
