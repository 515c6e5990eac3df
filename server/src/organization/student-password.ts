import { randomInt } from 'node:crypto';
import { ENGLISH_THINGS } from '../accounts/username-words.ts';

/** A password that a child can read from a card and type: `otter-plum-fern-47`, one of three million. */
export function newStudentPassword(): string {
  const things = Array.from({ length: 3 }, () =>
    (ENGLISH_THINGS[randomInt(ENGLISH_THINGS.length)] ?? '').toLowerCase(),
  );
  return [...things, randomInt(10, 100)].join('-');
}
