/** The kind of help that an error needs. It is a key of `question` and of `idea` in tips.json. */
export type ErrorFamily = 'error' | 'bracket' | 'quote' | 'colon' | 'block' | 'name' | 'spelling';

/**
 * Patterns for the keys of python-errors.json, and the family of a key that matches. If several patterns match a key,
 * the first one counts.
 */
const FAMILIES: readonly (readonly [RegExp, ErrorFamily])[] = [
  [/quote|text-never|words-without/, 'quote'],
  [/colon/, 'colon'],
  [/indent|block|tabs/, 'block'],
  [/bracket|parenthes|without-parentheses/, 'bracket'],
  // The program defines its own keys and items, so the Code book does not contain them.
  [/^(?:key|item|known-item)-misspelt/, 'error'],
  [/command-unknown|(?<!^name)-misspelt/, 'spelling'],
  [/misspelt|name-unknown|call-unknown|name-too-early|player-needs-dot|without-player/, 'name'],
];

const OF_TYPE: Readonly<Record<string, ErrorFamily>> = {
  NameError: 'name',
  IndentationError: 'block',
  TabError: 'block',
};

/**
 * The family of an error, found by the key of the explanation that the page shows. If there is no explanation, the type
 * of the error decides.
 */
export const errorFamily = (type: string | undefined, explanation: string | null): ErrorFamily => {
  const family = explanation === null ? undefined : FAMILIES.find(([words]) => words.test(explanation))?.[1];
  if (family !== undefined) return family;
  if (explanation !== null || type === undefined || !Object.hasOwn(OF_TYPE, type)) return 'error';
  return OF_TYPE[type] ?? 'error';
};
