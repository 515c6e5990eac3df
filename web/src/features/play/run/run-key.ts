import type { KeyboardEvent } from 'react';

/** The keys that run a program from the code side, in the format of `aria-keyshortcuts`. */
export const RUN_KEYS = 'Control+Enter Meta+Enter';

type Press = Pick<
  KeyboardEvent<Element>,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'currentTarget' | 'target'
>;

/**
 * Whether a key press runs the program: Control and Enter, or Command and Enter. Ignores keys in a dialog, although
 * React also sends them to the component that opened it.
 */
export const isRunKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  currentTarget,
  target,
}: Press): boolean =>
  key === 'Enter' &&
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  target instanceof Node &&
  currentTarget.contains(target);
