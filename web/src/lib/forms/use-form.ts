import {
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { takeEarlyInput } from './early-input.ts';
import { type FieldProblem, type Refusal, refusalOf } from './refusal.ts';

type Problems = Readonly<Record<string, FieldProblem>>;

type Options<Values extends Record<string, string>, Answer> = {
  readonly initial: Values;
  /** Problems that the page can find before it sends the form, by field. */
  readonly check: (values: Values) => Problems;
  readonly send: (values: Values) => Promise<Answer>;
  /** The action after a success. */
  readonly done: (answer: Answer, values: Values) => void | Promise<void>;
};

const NOTHING: Refusal = { fields: {}, failure: undefined };

/**
 * The state of a form: its values, its problems, and whether it is being sent. It includes what the user typed before
 * the application ran. An error never loses the input; after an error the first invalid field gets the focus.
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
    // A field that is being corrected is no longer marked as wrong; the focus does not move.
    setRefusal((before) => {
      if (before.fields[name] === undefined) return before;
      const { [name]: _, ...fields } = before.fields;
      return Object.keys(fields).length === 0 && before.failure === undefined
        ? NOTHING
        : { ...before, fields };
    });
  }, []);

  const [names] = useState(() => Object.keys(initial));
  // Runs before the browser shows the form, and before another render could undo the input.
  useLayoutEffect(() => {
    for (const [name, value] of takeEarlyInput(form.current, names)) set(name, value);
  }, [names, set]);

  const sendNow = async (): Promise<void> => {
    const fields = check(values);
    if (Object.keys(fields).length > 0) {
      setRefusal({ fields, failure: undefined });
      return;
    }
    setRefusal(NOTHING);
    setWaiting(true);
    const refuse = (error: unknown): void => setRefusal(refusalOf(error, Object.keys(values)));
    try {
      const answer = await send(values);
      setSaved(values);
      // Lasts until the next page has loaded, so that the form is not sent again.
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
    /** Whether a field differs from its initial or last saved value. */
    isChanged: Object.keys(initial).some(
      (name) => values[name] !== initial[name] && values[name] !== saved[name],
    ),
    set,
    problems: refusal.fields,
    failure: refusal.failure,
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

/** The parts of the form that its fields need. */
export type FormState = Pick<
  ReturnType<typeof useForm<Record<string, string>, unknown>>,
  'problems' | 'sending' | 'failure' | 'formProps'
> & { readonly wait?: number | undefined };
