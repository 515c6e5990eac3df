import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { TimingChoice } from '../lib/account/timing-choice.ts';
import type { FieldProblem } from '../lib/forms/refusal.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './assistant-fields.module.css';
import { TimingRadios } from './timing-radios.tsx';
import type { TimingFor } from './timing-word.ts';

/** Reads a limit from typed text: null if the text is empty, NaN if it contains anything but digits. */
export const limitOf = (typed: string): number | null => {
  const digits = typed.trim();
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Formats a limit as the text of the field. */
export const limitText = (limit: number | null): string => (limit === null ? '' : String(limit));

type Name = 'assistant_attempt_limit';

type Props = {
  readonly form: {
    readonly values: Readonly<Record<Name, string>>;
    readonly set: (name: Name, value: string) => void;
    readonly problems: Readonly<Record<string, FieldProblem>>;
  };
  readonly of: TimingFor;
  readonly choices: readonly TimingChoice[];
  readonly choice: TimingChoice;
  readonly onChoice: (choice: TimingChoice) => void;
  /** The explanation below the choice `class`. */
  readonly classHint?: string | undefined;
};

/**
 * The fields that set when, and how many times a day, the assistant gives a student tips (platform.md section 3,
 * 'Student').
 */
export const AssistantFields = ({ form, of, choices, choice, onChoice, classHint }: Props) => {
  const t = useWords('school');
  return (
    <fieldset className={classes.fields}>
      <legend>{t('school:student.assistant.title')}</legend>
      <TimingRadios of={of} choices={choices} value={choice} onChange={onChoice} classHint={classHint} />
      <TextInput
        size="md"
        inputMode="numeric"
        label={t('school:student.assistant.limit')}
        description={t('school:student.assistant.limitHint')}
        error={
          form.problems.assistant_attempt_limit === undefined
            ? undefined
            : t('school:student.assistant.limitInvalid')
        }
        autoComplete="off"
        name="assistant_attempt_limit"
        value={form.values.assistant_attempt_limit}
        onChange={(event) => form.set('assistant_attempt_limit', event.currentTarget.value)}
      />
    </fieldset>
  );
};
