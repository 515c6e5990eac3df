import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldProblem } from '../lib/forms/refusal.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './text-field.module.css';

type Form<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>;
  readonly set: (name: Name, value: string) => void;
  readonly problems: Readonly<Record<string, FieldProblem>>;
};

type Props<Name extends string> = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'form' | 'name'> & {
  readonly form: Form<Name>;
  readonly name: Name;
};

/** A field of a form with its words (`account:field.<name>.label`) and its problem directly below. */
export const TextField = <Name extends string>({ form, name, ...input }: Props<Name>) => {
  const t = useWords('account');
  const problem = form.problems[name];
  return (
    <TextInput
      size="md"
      label={t(`account:field.${name}.label`)}
      error={problem === undefined ? undefined : t(`account:field.${name}.${problem}`)}
      {...input}
      name={name}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.currentTarget.value)}
    />
  );
};

/** A password field whose text can be made visible. */
export const PasswordField = <Name extends string>(props: Props<Name>) => {
  const t = useWords('account');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      rightSectionWidth={44}
      rightSection={
        <button
          type="button"
          className={classes.show}
          aria-pressed={shown}
          aria-label={t('account:showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} strokeWidth={2.2} aria-hidden />
        </button>
      }
    />
  );
};
