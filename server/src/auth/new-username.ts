import { randomInt } from 'node:crypto';
import { inPlainLetters } from '@hopcode/contract/auth/canonical-name';
import { usernameWords } from '../accounts/username-words.ts';

/** Numbers that adults or extremists use with another meaning. */
const OTHER_MEANINGS: ReadonlySet<number> = new Set([14, 18, 28, 33, 69, 88, 420, 444, 666, 777, 911]);

/**
 * A friendly name for a child, in the words of a language: `HappyOtter42`. Accents on Latin letters are left out, so
 * that any keyboard can type the name.
 */
export function newUsername(locale: string): string {
  const { qualities, things, first, joint } = usernameWords(locale);
  const [quality, thing] = [pick(qualities), pick(things)];
  const words = first === 'quality' ? [quality, thing] : [thing, quality];
  return inPlainLetters([...words, newNumber()].join(joint));
}

const pick = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';

function newNumber(): number {
  const number = randomInt(10, 1000);
  return OTHER_MEANINGS.has(number) ? newNumber() : number;
}
