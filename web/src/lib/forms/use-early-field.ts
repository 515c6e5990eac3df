import { type RefObject, useLayoutEffect, useRef } from 'react';
import { takeEarlyInput } from './early-input.ts';

/**
 * Calls `apply` with what the user typed or chose in a field before the application ran. For a check box, the value is
 * `on` or empty. `part` is the field, or an element in its form.
 */
export const useEarlyField = (
  part: RefObject<Element | null>,
  name: string,
  apply: (value: string) => void,
): void => {
  const latest = useRef(apply);
  useLayoutEffect(() => {
    latest.current = apply;
  });
  // Must run before the browser shows the form, and before another render could undo the input.
  useLayoutEffect(() => {
    for (const [, value] of takeEarlyInput(part.current?.closest('form'), [name])) latest.current(value);
  }, [part, name]);
};
