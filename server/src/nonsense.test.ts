import { routes } from '@hopcode/contract/routes';
import { afterAll, expect, test } from 'vitest';
import { isDocumented, requestsOf, surroundings } from './testing/nonsense-requests.ts';
import { OWN_PAGE, testApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

// Hostile inputs. In each call, each field in turn gets nonsense, and the others are valid. The answer is always a
// documented one, never a server failure. A refused field has a reason from the contract's list.

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

let addresses = 0;

/** Each call comes from another address, because limits are not tested here. */
const newAddress = (): string => {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
};

test.each(Object.values(routes))('$method $path', async (call) => {
  const { headers, known } = await surroundings(db, call);
  const failed: unknown[] = [];
  for (const request of requestsOf(call, known)) {
    const answer = await app.inject({
      ...request,
      remoteAddress: newAddress(),
      headers: { ...OWN_PAGE, ...headers, ...request.headers },
    });
    const isRight = answer.statusCode < 400 || (answer.statusCode < 500 && isDocumented(answer.json()));
    if (!isRight) failed.push([answer.body, request.url, String(request.payload).slice(0, 300)]);
  }
  expect(failed).toEqual([]);
});
