import { randomInt } from 'node:crypto';
import { ENGLISH_THINGS } from '../accounts/username-words.ts';

/**
 * Creates a password that a child can read from a card and type, such as `otter-plum-fern-47`. There are three million
 * possible passwords.
 */
export function newStudentPassword(): string {
  const things = Array.from({ length: 3 }, () =>
    (ENGLISH_THINGS[randomInt(ENGLISH_THINGS.length)] ?? '').toLowerCase(),
  );
  return [...things, randomInt(10, 100)].join('-');
}
