import { expect, test } from 'vitest';
import { feedbackContact } from './contact.ts';

const SENDER = { name: 'Ada', email: 'ada@example.com' };

const refusedFields = (body: unknown): unknown[] =>
  feedbackContact.body.safeParse(body).error?.issues.map(({ path }) => path[0]) ?? [];

test.each<[string, unknown, unknown[]]>([
  ['a school with its name', { ...SENDER, kind: 'school', school: 'Oak School' }, []],
  ['a school without a name', { ...SENDER, kind: 'school', message: 'Hello' }, ['school']],
  ['a message', { ...SENDER, kind: 'contact', message: 'Hello' }, []],
  ['a contact without a message', { ...SENDER, kind: 'contact', school: 'Oak School' }, ['message']],
  [
    'a contact with an invalid email and no message',
    { ...SENDER, kind: 'contact', email: 'a' },
    ['email', 'message'],
  ],
  ['no object', null, [undefined]],
])('%s: refused fields', (_name, body, refused) => {
  expect(refusedFields(body)).toEqual(refused);
});
