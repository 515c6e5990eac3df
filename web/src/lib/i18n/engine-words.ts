import type { Message } from '@hopcode/engine/message';
import type { Words } from './use-words.ts';

/** Says a message of the engine in the page's language; a key without words says `fallback`. */
export const sayMessage = ({ key, params = {} }: Message, t: Words, fallback = ''): string => {
  const gaps = Object.entries(params).map(([gap, value]): [string, string | number] => [
    gap,
    typeof value === 'object' ? sayMessage(value, t) : value,
  ]);
  return t(`engine:${key}`, { defaultValue: fallback, ...Object.fromEntries(gaps) });
};
