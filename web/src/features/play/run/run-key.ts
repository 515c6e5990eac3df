import type { KeyboardEvent } from 'react';

/** The keys of Run while the code is being written, as `aria-keyshortcuts` has them. */
export const RUN_KEYS = 'Control+Enter Meta+Enter';

type Press = Pick<
  KeyboardEvent<Element>,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'currentTarget' | 'target'
>;

/**
 * Whether a press runs the program: Control and Enter, or Command and Enter. What is pressed in a dialog is not meant,
 * although React hands it on to where the dialog was opened.
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
