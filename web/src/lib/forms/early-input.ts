import { RUNNING } from '../page-start/running.ts';

/** The position of the caret in a field. `start` and `end` are null in a field without a caret. */
type Caret = {
  readonly field: string;
  readonly start: number | null;
  readonly end: number | null;
};

type Kept = {
  /** The path of the page. The input must not go to another page. */
  readonly path: string;
  /** The forms of the page as the build has rendered them. */
  readonly forms: readonly HTMLFormElement[];
  /** The changed values by form and name. For a check box the value is `on` or empty. */
  readonly values: Map<string, string>;
  caret: Caret | undefined;
};

let kept: Kept | undefined;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (part: Element | null): part is Field =>
  part instanceof HTMLInputElement ||
  part instanceof HTMLTextAreaElement ||
  part instanceof HTMLSelectElement;

const allForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>('#root form')];

const keyOf = (form: number, name: string): string => `${form} ${name}`;

/** The value of a field; undefined if it is the same as in the HTML of the page. */
const changedValue = (field: Field): string | undefined => {
  if (field instanceof HTMLSelectElement) return field.value;
  if (field instanceof HTMLInputElement && field.type === 'radio')
    return field.checked && !field.defaultChecked ? field.value : undefined;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    const value = field.checked ? 'on' : '';
    return field.checked === field.defaultChecked ? undefined : value;
  }
  return field.value === field.defaultValue ? undefined : field.value;
};

/** The changed values in a form, by the names of their fields. */
const changedValues = (form: HTMLFormElement): ReadonlyMap<string, string> =>
  new Map(
    [...form.elements].flatMap((part) => {
      if (!isField(part) || part.name === '') return [];
      const value = changedValue(part);
      return value === undefined ? [] : [[part.name, value] as const];
    }),
  );

const caretIn = (forms: readonly HTMLFormElement[], part: Element | null): Caret | undefined => {
  if (!isField(part) || part.form === null || part.name === '') return undefined;
  const [start, end] =
    part instanceof HTMLSelectElement ? [null, null] : [part.selectionStart, part.selectionEnd];
  return { field: keyOf(forms.indexOf(part.form), part.name), start, end };
};

const readAll = (to: Kept): void => {
  if (!to.forms.some((form) => form.isConnected)) return;
  to.values.clear();
  for (const [index, form] of to.forms.entries())
    for (const [name, value] of changedValues(form)) to.values.set(keyOf(index, name), value);
  // When React replaces a field, the field loses the focus first, so the stored caret must stay.
  if (document.activeElement !== document.body) to.caret = caretIn(to.forms, document.activeElement);
};

/**
 * Stores what the user types, chooses and focuses in the forms of a rendered page, until the application has rendered
 * its own forms. Must be called before the application renders. Each form of the application then gets its input with
 * `takeEarlyInput`.
 */
export const keepEarlyInput = (): void => {
  const now: Kept = {
    path: location.pathname,
    forms: allForms(),
    values: new Map(),
    caret: undefined,
  };
  if (now.forms.length === 0) return;
  kept = now;
  readAll(now);
  const types = ['input', 'change', 'focusin', 'selectionchange'];
  const read = (): void => readAll(now);
  for (const type of types) document.addEventListener(type, read, true);
  document.addEventListener(
    RUNNING,
    () => {
      for (const type of types) document.removeEventListener(type, read, true);
    },
    { once: true },
  );
};

/** Moves the focus and the caret to the field that replaces the field that had the focus. */
const moveFocus = (form: HTMLFormElement, index: number): void => {
  const caret = kept?.caret;
  if (kept !== undefined) kept.caret = undefined;
  if (caret === undefined || document.activeElement !== document.body) return;
  const field = [...form.elements].find(
    (part): part is Field => isField(part) && keyOf(index, part.name) === caret.field,
  );
  field?.focus();
  if (field === undefined || field instanceof HTMLSelectElement || caret.start === null) return;
  // The form gets its values only after this function has returned.
  queueMicrotask(() => field.setSelectionRange(caret.start, caret.end));
};

/**
 * Returns what the user typed into the fields of a form before the application ran. The result has only the values that
 * the user changed, with the names of their fields. The form of the application must already be rendered. If this form
 * replaces the rendered one, each value is returned only once, and the field that had the focus gets it again.
 */
export const takeEarlyInput = (
  form: HTMLFormElement | null | undefined,
  names: readonly string[],
): (readonly [name: string, value: string])[] => {
  const from = kept;
  if (!form || from === undefined || from.path !== location.pathname) return [];
  const isSame = from.forms.includes(form);
  const index = (isSame ? from.forms : allForms()).indexOf(form);
  // If the rendered form stays, its values may have changed since the last event.
  const now = isSame ? changedValues(form) : undefined;
  const taken = names.flatMap((name) => {
    const key = keyOf(index, name);
    const value = now === undefined ? from.values.get(key) : now.get(name);
    from.values.delete(key);
    return value === undefined ? [] : [[name, value] as const];
  });
  if (isSame) from.caret = undefined;
  else moveFocus(form, index);
  return taken;
};
