import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { FieldProblem } from '../lib/forms/refusal.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './code-field.module.css';

type Props = {
  readonly form: {
    readonly values: Readonly<Record<'code', string>>;
    readonly set: (name: 'code', value: string) => void;
    readonly problems: Readonly<Record<string, FieldProblem>>;
  };
  /** Whether the field is for a recovery code and not for a code from the app. */
  readonly isRecovery?: boolean;
};

/**
 * A field for the code from an authenticator app. Phones can suggest the code, and it is left-to-right in every
 * language.
 */
export const CodeField = ({ form, isRecovery = false }: Props) => {
  const t = useWords('security');
  const problem = form.problems.code;
  const words =
    problem === 'wrong_code' && isRecovery ? t('security:code.wrongRecovery') : t(`security:code.${problem}`);
  return (
    <TextInput
      size="md"
      name="code"
      value={form.values.code}
      onChange={(event) => form.set('code', event.currentTarget.value)}
      label={t(isRecovery ? 'security:code.recoveryLabel' : 'security:code.label')}
      description={t(isRecovery ? 'security:code.recoveryHint' : 'security:code.hint')}
      error={problem === undefined ? undefined : words}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      classNames={{ input: classes.code ?? '' }}
      maxLength={40}
    />
  );
};
