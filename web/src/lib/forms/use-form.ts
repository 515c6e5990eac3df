import { type FormEvent, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { type FieldProblem, type Refusal, refusalOf } from './refusal.ts';

type Problems = Readonly<Record<string, FieldProblem>>;

type Options<Values extends Record<string, string>, Answer> = {
  readonly initial: Values;
  /** Problems that can be seen before anything is sent, by field. */
  readonly check: (values: Values) => Problems;
  readonly send: (values: Values) => Promise<Answer>;
  /** What follows a success. */
  readonly done: (answer: Answer, values: Values) => void | Promise<void>;
};

const NOTHING: Refusal = { fields: {}, trouble: undefined };

/**
 * The state of a form: its values, what is wrong with them, and whether it is on its way. Nothing that was written is
 * ever lost by an error; after one the first field that is not right takes the focus.
 */
export const useForm = <Values extends Record<string, string>, Answer>({
  initial,
  check,
  send,
  done,
}: Options<Values, Answer>) => {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [refusal, setRefusal] = useState(NOTHING);
  const [waiting, setWaiting] = useState(false);
  const [following, follow] = useTransition();
  const sending = waiting || following;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusal !== NOTHING)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]')?.focus();
  }, [refusal]);

  const set = useCallback((name: keyof Values & string, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }));
    // A field that is being put right is no longer wrong; the focus stays where it is.
    setRefusal((before) => {
      if (before.fields[name] === undefined) return before;
      const { [name]: _, ...fields } = before.fields;
      return Object.keys(fields).length === 0 && before.trouble === undefined
        ? NOTHING
        : { ...before, fields };
    });
  }, []);

  const sendNow = async (): Promise<void> => {
    const fields = check(values);
    if (Object.keys(fields).length > 0) {
      setRefusal({ fields, trouble: undefined });
      return;
    }
    setRefusal(NOTHING);
    setWaiting(true);
    const refuse = (error: unknown): void => setRefusal(refusalOf(error, Object.keys(values)));
    try {
      const answer = await send(values);
      setSaved(values);
      // This lasts until the page is there that it may lead to: until then nothing is sent again.
      follow(async () => {
        try {
          await done(answer, values);
        } catch (error) {
          refuse(error);
        }
      });
    } catch (error) {
      refuse(error);
    } finally {
      setWaiting(false);
    }
  };

  return {
    values,
    /** Whether a field is other than what it began with, or what was saved since. */
    isChanged: Object.keys(initial).some(
      (name) => values[name] !== initial[name] && values[name] !== saved[name],
    ),
    set,
    problems: refusal.fields,
    trouble: refusal.trouble,
    wait: refusal.wait,
    sending,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent): void => {
        event.preventDefault();
        if (!sending) void sendNow();
      },
    },
  };
};

/** What the fields of a form need of it. */
export type FormState = Pick<
  ReturnType<typeof useForm<Record<string, string>, unknown>>,
  'problems' | 'sending' | 'trouble' | 'formProps'
> & { readonly wait?: number | undefined };
