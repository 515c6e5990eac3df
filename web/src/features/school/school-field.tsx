import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldProblem } from '../../lib/forms/refusal.ts';
import { useWords } from '../../lib/i18n/use-words.ts';

type Form<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>;
  readonly set: (name: Name, value: string) => void;
  readonly problems: Readonly<Record<string, FieldProblem>>;
};

type Props<Name extends string> = Omit<TextInputProps, 'value' | 'onChange' | 'form' | 'name'> & {
  readonly form: Form<Name>;
  readonly name: Name;
  /** The form that contains the field. It decides the field's words: `school:<of>.field.<name>`. */
  readonly of: 'details' | 'teachers' | 'classes';
};

/** A field of a school's form, with its words. A problem is shown directly below it. */
export const SchoolField = <Name extends string>({ form, name, of, error, ...input }: Props<Name>) => {
  const t = useWords('school');
  const problem = form.problems[name];
  return (
    <TextInput
      size="md"
      label={t(`school:${of}.field.${name}.label`)}
      error={problem === undefined ? error : t(`school:${of}.field.${name}.${problem}`)}
      {...input}
      name={name}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.currentTarget.value)}
    />
  );
};
