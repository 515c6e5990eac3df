import { type RefObject, useLayoutEffect, useRef } from 'react';
import { takeEarlyInput } from './early-input.ts';

/**
 * Calls `apply` with what the user typed or chose in a field before the application ran: its value, or `on` or empty
 * for a check box. `part` is the field, or a part of its form.
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
  // Runs before the browser shows the form, and before another render could undo the input.
  useLayoutEffect(() => {
    for (const [, value] of takeEarlyInput(part.current?.closest('form'), [name])) latest.current(value);
  }, [part, name]);
};
