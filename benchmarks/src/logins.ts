// Logins per second, 16 at a time, compared with the same number of password checks without a server. The password hash
// argon2id is slow on purpose, so the rest of a login should cost little more.
import { hashPassword, isPassword } from '@hopcode/server/accounts/password';
import { headersOf, throughput } from './host/load.ts';
import { addFamily } from './host/people.ts';
import { withServerAndDatabase } from './host/server.ts';
import { interleaved, median, print } from './result.ts';

const PASSWORD = 'correct horse battery';
const AT_ONCE = 16;
const LOGINS = 200;
const ROUNDS = 5;

const [logins = [], checks = []] = await withServerAndDatabase(async ({ origin, pool }) => {
  const hash = await hashPassword(PASSWORD);
  const families = await Promise.all(Array.from({ length: AT_ONCE }, () => addFamily(pool, hash)));
  const { authorization: _, ...headers } = headersOf('');
  const login = () =>
    throughput(origin, { atOnce: AT_ONCE, requests: LOGINS }, (number) => ({
      method: 'POST',
      path: '/api/auth/login',
      headers,
      body: JSON.stringify({
        email: `${families[number % AT_ONCE]?.userId}@example.org`,
        password: PASSWORD,
      }),
    }));
  const check = async () => {
    const started = performance.now();
    await Promise.all(Array.from({ length: LOGINS }, () => isPassword(hash, PASSWORD)));
    return (LOGINS / (performance.now() - started)) * 1000;
  };
  return interleaved(ROUNDS, [login, check]);
});

print({
  name: 'logins',
  value: median(logins),
  unit: 'logins/s',
  reference: median(checks),
  against: 'password checks alone, in turn',
  budget: { atLeast: 0.6 },
  rounds: logins,
});
