import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldProblem } from '../../lib/forms/refusal.ts';
import { useWords } from '../../lib/i18n/use-words.ts';

type Props<Name extends string> = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'form' | 'name'> & {
  readonly form: {
    readonly values: Readonly<Record<Name, string>>;
    readonly set: (name: Name, value: string) => void;
    readonly problems: Readonly<Record<string, FieldProblem>>;
  };
  readonly name: Name;
  /** The form that contains the field. It decides the field's words: `plan:<of>.field`. */
  readonly of: 'redeem' | 'quote';
};

/** A field in a form about the plan of a school. */
export const PlanField = <Name extends string>({ form, name, of, ...input }: Props<Name>) => {
  const t = useWords('plan');
  const problem = form.problems[name];
  return (
    <TextInput
      size="md"
      autoComplete="off"
      label={t(`plan:${of}.field.${name}.label`)}
      error={problem === undefined ? undefined : t(`plan:${of}.field.${name}.${problem}`)}
      {...input}
      name={name}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.currentTarget.value)}
    />
  );
};
