import '@mantine/core/styles/Input.layer.css';
import { feedbackSend } from '@hopcode/contract/feedback/send';
import { Button, Textarea } from '@mantine/core';
import { Star } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './feedback-dialog.module.css';

const RATINGS = [1, 2, 3, 4, 5] as const;

type Values = { rating: string; feedback: string; from_email: string };

/** Leaves out a missing rating, because zero would be a rating. */
const bodyOf = ({ rating, feedback, from_email }: Values) => ({
  rating: rating === '' ? undefined : Number(rating),
  feedback,
  from_email: from_email.trim() === '' ? undefined : from_email,
});

type StarsProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
};

const Stars = ({ value, onChange, problem }: StarsProps) => {
  const t = useWords('account', 'feedback');
  const id = useId();
  return (
    <fieldset className={classes.rating}>
      <legend>{t('feedback:rating')}</legend>
      <div className={classes.stars}>
        {RATINGS.map((rating) => (
          <label key={rating} data-lit={rating <= Number(value)}>
            <input
              type="radio"
              name={id}
              checked={value === String(rating)}
              onChange={() => onChange(String(rating))}
              aria-label={t('feedback:stars', { count: rating })}
              data-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            />
            <Star size={34} strokeWidth={2} aria-hidden />
          </label>
        ))}
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
};

/** The topic of a message. Its words are `feedback:topic.<topic>`. */
export type FeedbackTopic = 'feedback' | 'vote';

type FormProps = { readonly onSent: () => void; readonly topic: FeedbackTopic };

const FeedbackForm = ({ onSent, topic }: FormProps) => {
  const t = useWords('account', 'feedback');
  const form = useForm<Values, unknown>({
    initial: { rating: '', feedback: '', from_email: '' },
    check: (values) => checkFields(feedbackSend.body, bodyOf(values)),
    send: (values) => api(feedbackSend, { body: feedbackSend.body.parse(bodyOf(values)) }),
    done: onSent,
  });
  const { problems } = form;
  return (
    <form {...form.formProps} className={classes.form}>
      <Stars
        value={form.values.rating}
        onChange={(rating) => form.set('rating', rating)}
        problem={problems.rating === undefined ? undefined : t('feedback:ratingMissing')}
      />
      <Textarea
        size="md"
        rows={5}
        label={t(`feedback:topic.${topic}.field`)}
        value={form.values.feedback}
        onChange={(event) => form.set('feedback', event.currentTarget.value)}
        error={
          (problems.feedback === 'missing' && t('feedback:feedbackMissing')) ||
          (problems.feedback === 'invalid' && t('feedback:feedbackInvalid'))
        }
      />
      <TextField form={form} name="from_email" type="email" autoComplete="email" />
      {form.failure === undefined ? null : (
        <p className={classes.failure} role="alert">
          {t('feedback:failed')}
        </p>
      )}
      <div>
        <SubmitButton sending={form.sending}>{t('feedback:send')}</SubmitButton>
      </div>
    </form>
  );
};

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly topic?: FeedbackTopic;
};

const Sent = ({ onClose }: Pick<Props, 'onClose'>) => {
  const t = useWords('account', 'feedback');
  const close = useRef<HTMLButtonElement>(null);
  // The form had the focus and has disappeared, so the button gets the focus.
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <p role="status">{t('feedback:sent')}</p>
      <Button ref={close} onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </>
  );
};

const Content = ({ onClose, topic }: Pick<Props, 'onClose'> & Pick<FormProps, 'topic'>) => {
  const [sent, setSent] = useState(false);
  if (sent) return <Sent onClose={onClose} />;
  return <FeedbackForm onSent={() => setSent(true)} topic={topic} />;
};

/** The dialog for feedback. The user must give a rating and write something (platform.md section 5). */
export const FeedbackDialog = ({ opened, onClose, topic = 'feedback' }: Props) => {
  const t = useWords('account', 'feedback');
  return (
    <Dialog opened={opened} onClose={onClose} title={t(`feedback:topic.${topic}.title`)}>
      <Content onClose={onClose} topic={topic} />
    </Dialog>
  );
};
