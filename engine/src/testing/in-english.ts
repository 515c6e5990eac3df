import type { Message } from '../message.ts';
import { englishWords } from './english-words.ts';

const WORDS = englishWords();

/** A message as its English sentence. A missing key or gap is a mistake and throws. */
export const inEnglish = ({ key, params = {} }: Message): string => {
  const plural = `${key}_${params.count === 1 ? 'one' : 'other'}`;
  const sentence = WORDS.get(WORDS.has(plural) ? plural : key);
  if (sentence === undefined) throw new Error(`no words for ${key}`);
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${key} has nothing for {{${name}}}`);
    return typeof value === 'object' ? inEnglish(value) : String(value);
  });
};
