import type { Message } from '../message.ts';
import { englishWords } from './english-words.ts';

const WORDS = englishWords();

/** The English sentence of a message. Throws for a missing key or placeholder. */
export const inEnglish = ({ key, params = {} }: Message): string => {
  const plural = `${key}_${params.count === 1 ? 'one' : 'other'}`;
  const sentence = WORDS.get(WORDS.has(plural) ? plural : key);
  if (sentence === undefined) throw new Error(`no words for ${key}`);
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${key} has no value for {{${name}}}`);
    return typeof value === 'object' ? inEnglish(value) : String(value);
  });
};
