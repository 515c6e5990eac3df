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
  /** The problems that the page can find before it sends the form, by field. */
  readonly check: (values: Values) => Problems;
  readonly send: (values: Values) => Promise<Answer>;
  /** What to do after a success. */
  readonly done: (answer: Answer, values: Values) => void | Promise<void>;
};

const NOTHING: Refusal = { fields: {}, failure: undefined };

/**
 * The state of a form: its values, its problems, and whether it is being sent. It includes what the user typed before
 * the application ran. An error never loses the input. After an error, the first invalid field gets the focus.
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
  const [refused, countRefused] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const [following, follow] = useTransition();
  const sending = waiting || following;
  const form = useRef<HTMLFormElement>(null);

  const refuse = (reason: Refusal): void => {
    setRefusal(reason);
    countRefused((before) => before + 1);
  };

  // Does not run when the refusal only shrinks: letters for a corrected field would go to the next wrong field.
  useEffect(() => {
    if (refused > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]')?.focus();
  }, [refused]);

  const set = useCallback((name: keyof Values & string, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }));
    // When the user corrects a field, it is no longer marked as wrong, and the focus does not move.
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
      refuse({ fields, failure: undefined });
      return;
    }
    setRefusal(NOTHING);
    setWaiting(true);
    const fail = (error: unknown): void => refuse(refusalOf(error, Object.keys(values)));
    try {
      const answer = await send(values);
      setSaved(values);
      // The form counts as being sent until the next page has loaded, so that it is not sent again.
      follow(async () => {
        try {
          await done(answer, values);
        } catch (error) {
          fail(error);
        }
      });
    } catch (error) {
      fail(error);
    } finally {
      setWaiting(false);
    }
  };

  return {
    values,
    /** Whether a field has changed since the form opened or was last saved. */
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

/** The parts of the state that the fields of a form need. */
export type FormState = Pick<
  ReturnType<typeof useForm<Record<string, string>, unknown>>,
  'problems' | 'sending' | 'failure' | 'formProps'
> & { readonly wait?: number | undefined };
