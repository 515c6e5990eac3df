/** Longest reason, in UTF-16 units. */
export const LONGEST_REASON = 1000;

/** What JavaScript code can throw: an error, or any other value, such as the interpreter's own `ExitStatus`. */
const sentenceOf = (thrown: unknown): string => {
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof Error) return String(thrown);
  const { name = 'object', message = '' } = Object.fromEntries(
    Object.entries(thrown).filter(([, value]) => typeof value === 'string'),
  );
  return `${name}: ${message}`;
};

/**
 * Why the interpreter broke, in technical English: the name and the message of what was thrown, then the stack. Only
 * Chromium's stacks begin with the message; those of Firefox and Safari do not contain it.
 */
export const faultReason = (thrown: unknown): string => {
  const sentence = sentenceOf(thrown);
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return (stack.startsWith(sentence) ? stack : `${sentence}\n${stack}`).trim().slice(0, LONGEST_REASON);
};
