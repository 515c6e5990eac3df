import { randomInt } from 'node:crypto';
import { THINGS } from '../auth/username-words.ts';

/** A password that a child can read from a card and type: `otter-plum-fern-47`, one of three million. */
export function newStudentPassword(): string {
  const things = Array.from({ length: 3 }, () =>
    (THINGS[randomInt(THINGS.length)] ?? THINGS[0]).toLowerCase(),
  );
  return [...things, randomInt(10, 100)].join('-');
}
