import { Button, Loader } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { sayFailure } from '../lib/forms/say-failure.ts';
import type { FormState } from '../lib/forms/use-form.ts';
import { useLeaveQuestion } from '../lib/forms/use-leave-question.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './form.module.css';
import { LoginElsewhere } from './login-elsewhere.tsx';
import { MountOnOpen } from './mount-on-open.tsx';
import { NeedsScripts } from './needs-scripts.tsx';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((file) => ({ default: file.LeaveDialog })));

type SubmitProps = {
  readonly sending: boolean;
  readonly children: ReactNode;
  readonly color?: string;
  /**
   * Whether the form cannot be sent yet. The page shows the reason in another place. Until it can be sent, the button
   * does nothing.
   */
  readonly disabled?: boolean;
};

/** The button that sends a form. It keeps the focus while the form is being sent. */
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

/** Says why a form could not be sent. */
export const FormError = ({ failure, wait }: Pick<FormState, 'failure' | 'wait'>) => {
  const t = useWords('account');
  if (failure === 'too_many_attempts' && wait !== undefined) {
    const words =
      wait <= 90
        ? t('account:failure.waitSeconds', { count: wait })
        : t('account:failure.waitMinutes', { count: Math.ceil(wait / 60) });
    return (
      <p className={classes.failure} role="alert">
        {words}
      </p>
    );
  }
  return failure === undefined ? null : (
    <p className={classes.failure} role="alert">
      {sayFailure(failure, t)} {failure === 'logged_out' ? <LoginElsewhere /> : null}
    </p>
  );
};

type Props = {
  readonly form: Pick<FormState, 'failure' | 'wait' | 'sending' | 'formProps'>;
  readonly submit: string;
  readonly disabled?: boolean;
  readonly color?: string;
  /** Whether changes would be lost if the user left the page. The page then asks before the user leaves. */
  readonly unsaved?: boolean;
  /** Buttons next to the main button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** A form: fields, their problems, and the button that sends it. */
export const Form = ({ form, submit, disabled = false, color, unsaved = false, beside, children }: Props) => {
  const question = useLeaveQuestion(unsaved && !form.sending);
  return (
    <>
      <form {...form.formProps} className={classes.form}>
        <NeedsScripts />
        {children}
        <FormError failure={form.failure} wait={form.wait} />
        <div className={classes.actions}>
          <SubmitButton
            sending={form.sending}
            disabled={disabled}
            {...(color === undefined ? {} : { color })}
          >
            {submit}
          </SubmitButton>
          {beside}
        </div>
      </form>
      <MountOnOpen opened={question.isOpen}>
        <LeaveDialog opened={question.isOpen} onLeave={question.leave} onStay={question.stay} />
      </MountOnOpen>
    </>
  );
};
