import type { Message } from '@hopcode/engine/message';
import type { Words } from './use-words.ts';

/** Translates a message of the engine. If its key has no words, returns `fallback`. */
export const sayMessage = ({ key, params = {} }: Message, t: Words, fallback = ''): string => {
  const gaps = Object.entries(params).map(([gap, value]): [string, string | number] => [
    gap,
    typeof value === 'object' ? sayMessage(value, t) : value,
  ]);
  return t(`engine:${key}`, { defaultValue: fallback, ...Object.fromEntries(gaps) });
};
