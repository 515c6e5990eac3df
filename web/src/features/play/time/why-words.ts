import type { Reason } from '@hopcode/python-runner/why';
import type { Words } from '../../../lib/i18n/use-words.ts';

/** Isolates the direction of a piece of code inside a sentence. */
const asCode = (text: string): string => `\u2068${text}\u2069`;

/** Says why a loop repeated or why a condition was true. */
export const whyWords = ({ key, params }: Reason, t: Words): string => {
  const gaps = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? asCode(value) : value]),
  );
  const { rounds, values } = params;
  if (values !== undefined && values !== '') return t(`play:why.${key}-with`, gaps);
  return t(`play:why.${key}`, typeof rounds === 'number' ? { ...gaps, count: rounds } : gaps);
};
