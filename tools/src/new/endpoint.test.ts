import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../repository.ts';
import { newEndpoint } from './endpoint.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it.each([
  ['teacher,admin', 'Write --for staff, not teacher,admin: staff means teacher or admin.'],
  ['admin,teacher', 'Write --for staff, not admin,teacher'],
  ['parent,admin', 'Write --for payer, not parent,admin: payer means parent or admin.'],
  ['teacher,parent,admin', 'Write --for parent,staff, not teacher,parent,admin'],
  ['pupil', 'not pupil.'],
])('--for %s: is refused with a reason', (who, message) => {
  expect(() => newEndpoint('level/spell-book', read, who)).toThrow(message);
});

it.each(['staff', 'payer', 'student,parent'])('--for %s: creates a call', (who) => {
  const { create } = newEndpoint('level/spell-book', read, who);
  const words = who.split(',').map((word) => `'${word}'`);
  expect(create['contract/src/level/spell-book.ts']).toContain(`who: [${words.join(', ')}],`);
});
