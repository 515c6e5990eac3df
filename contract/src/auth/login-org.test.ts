import { expect, test } from 'vitest';
import { authLoginOrg } from './login-org.ts';

const STUDENT = { organization_slug: 'oak', username: 'ada' };
const PICTURES = ['apple', 'cat', 'key'];

test.each<[string, object, string | undefined]>([
  ['a password', { password: 'secret' }, undefined],
  ['pictures', { pictures: PICTURES }, undefined],
  ['neither', {}, 'password'],
  ['both', { password: 'secret', pictures: PICTURES }, 'password'],
])('a login with %s', (_name, proof, refused) => {
  const parsed = authLoginOrg.body.safeParse({ ...STUDENT, ...proof });
  expect(parsed.error?.issues[0]?.path[0]).toBe(refused);
});
