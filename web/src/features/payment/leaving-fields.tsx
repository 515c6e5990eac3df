import { LEAVING_REASONS } from '@hopcode/contract/payment/refund';
import { useId } from 'react';
import type { FieldProblem } from '../../lib/forms/refusal.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './payment.module.css';

export type LeavingValues = { reason: string; feedback: string };

type Props = {
  readonly form: {
    readonly values: LeavingValues;
    readonly set: (name: keyof LeavingValues, value: string) => void;
    readonly problems: Readonly<Record<string, FieldProblem>>;
  };
  readonly question: string;
};

/** Asks a parent for the reason for leaving: one of the known reasons, and an explanation (platform.md section 5). */
export const LeavingFields = ({ form, question }: Props) => {
  const t = useWords('payment');
  const id = useId();
  const { values, problems } = form;
  const missing = problems.reason;
  return (
    <>
      <fieldset className={classes.reasons}>
        <legend>{question}</legend>
        {LEAVING_REASONS.map((reason) => (
          <label key={reason} className={classes.check}>
            <input
              type="radio"
              name={id}
              checked={values.reason === reason}
              onChange={() => form.set('reason', reason)}
              data-invalid={missing !== undefined}
              aria-describedby={missing === undefined ? undefined : `${id}-problem`}
            />
            {t(`payment:reason.${reason}`)}
          </label>
        ))}
        {missing === undefined ? null : (
          <p id={`${id}-problem`} className={classes.problem}>
            {missing === 'missing' ? t('payment:leaving.reasonMissing') : t('payment:leaving.reasonInvalid')}
          </p>
        )}
      </fieldset>
      <div className={classes.field}>
        <label htmlFor={`${id}-words`}>
          {values.reason === 'other' ? t('payment:leaving.words') : t('payment:leaving.wordsOptional')}
        </label>
        <textarea
          id={`${id}-words`}
          className={classes.words}
          rows={3}
          maxLength={5000}
          value={values.feedback}
          onChange={(event) => form.set('feedback', event.currentTarget.value)}
          aria-invalid={problems.feedback !== undefined}
          aria-describedby={problems.feedback === undefined ? undefined : `${id}-words-problem`}
        />
        {problems.feedback === undefined ? null : (
          <p id={`${id}-words-problem`} className={classes.problem}>
            {t('payment:leaving.wordsMissing')}
          </p>
        )}
      </div>
    </>
  );
};
