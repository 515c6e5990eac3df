import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { secret } from '../../database/secret-store.ts';
import { signed } from '../../http/signed-value.ts';
import { buildParent } from '../../testing/people.ts';
import { SITE, testApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openIdSignIn } from './open-id-sign-in.ts';

const CLIENT = { id: 'hopcode', secret: 'a secret of this test only' };
const database = await createTestDatabase();
const { db } = database;
const refused: string[] = [];
let standIn: Server;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  // The fake provider prints long warnings that it is fake.
  for (const method of ['info', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  standIn = createServer();
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${portOf(standIn.address())}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${SITE}/api/auth/google_callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    features: { devInteractions: { enabled: true } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['key of this test'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: `${sub}@google.test`,
        email_verified: !sub.startsWith('unverified'),
        name: `Name of ${sub}`,
      }),
    }),
  });
  standIn.on('request', provider.callback());
  app = await testApp(db, {
    signIn: openIdSignIn({
      issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      onRefused: (error) => refused.push(error.message),
    }),
  });
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => standIn.close(resolve));
  await database.drop();
});

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** Cookies of a browser at one site. */
class Jar {
  readonly #cookies = new Map<string, string>();
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
  }
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

const listOf = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : Array.isArray(header) ? header : [header];

/** Logs in as `who` like a browser does, up to our callback's address. */
async function visitGoogle(who: string, query: string) {
  const [ours, theirs] = [new Jar(), new Jar()];
  const start = await app.inject({ url: `/api/auth/google/authorize?${query}` });
  ours.take(listOf(start.headers['set-cookie']));
  let address = String(start.headers.location);
  for (let step = 0; step < 20 && !address.startsWith(SITE); step += 1) {
    let answer = await fetch(address, { redirect: 'manual', headers: { cookie: theirs.header } });
    theirs.take(answer.headers.getSetCookie());
    if (answer.status === 200) {
      const page = await answer.text();
      const action = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', address);
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      answer = await fetch(action, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: theirs.header },
        body: new URLSearchParams({ prompt, login: who, password: 'any' }),
      });
      theirs.take(answer.headers.getSetCookie());
    }
    address = new URL(answer.headers.get('location') ?? '', address).href;
  }
  return { address, ours };
}

async function comeBack(address: string, cookie: string) {
  const answer = await app.inject({ url: address.slice(SITE.length), headers: { cookie } });
  const session = answer.cookies.find((one) => one.name === 'session')?.value;
  const user = await app.inject({ url: '/api/auth/current', headers: { cookie: `session=${session}` } });
  return { to: answer.headers.location, user: user.json(), status: answer.statusCode };
}

async function logIn(who: string, query = 'locale=de') {
  const { address, ours } = await visitGoogle(who, query);
  return await comeBack(address, ours.header);
}

test('a new person gets an account, and the same one the next time', async () => {
  const first = await logIn('ada', 'locale=de&redirect=/de/profile/details?x=1');
  expect(first).toMatchObject({
    status: 302,
    to: '/de/profile/details?x=1',
    user: { email: 'ada@google.test', full_name: 'Name of ada', user_details: { user_type: 0 } },
  });
  expect((await logIn('ada')).user.user_id).toBe(first.user.user_id);
});

test.each(['//evil.test/', '/de/login', 'https://evil.test'])(
  'after the login, %s is not shown',
  async (page) => {
    expect((await logIn('bo', `locale=de&redirect=${encodeURIComponent(page)}`)).to).toBe(
      '/de/profile/students/add',
    );
  },
);

test('an account with that address is used; a stranger who created it earlier loses it', async () => {
  const parent = await buildParent(db, { username: 'Cem' });
  await db
    .updateTable('users')
    .set({
      email: 'Cem@google.test',
      email_key: canonicalEmail('Cem@google.test'),
      password_hash: 'the stranger’s',
    })
    .where('id', '=', parent.userId)
    .execute();
  expect((await logIn('cem')).user).toMatchObject({ user_id: parent.userId, username: 'Cem' });
  const stranger = await app.inject({ url: '/api/auth/current', headers: parent.headers });
  expect(stranger.statusCode).toBe(401);
  const account = await db
    .selectFrom('users')
    .select(['password_hash', 'email_verified_at'])
    .where('id', '=', parent.userId)
    .executeTakeFirst();
  expect(account).toEqual({ password_hash: null, email_verified_at: expect.any(Date) });
});

test('an unconfirmed address, a changed state, another browser or a second use is refused', async () => {
  const failed = { status: 302, to: '/de/login?google=failed', user: { statusCode: 401 } };
  expect(await logIn('unverified-dee')).toMatchObject(failed);

  const { address, ours } = await visitGoogle('eve', 'locale=de');
  const tampered = address.replace(/state=[^&]+/, 'state=evil');
  expect(await comeBack(tampered, ours.header)).toMatchObject(failed);
  expect(await comeBack(address, 'google=made.up')).toMatchObject({
    ...failed,
    to: '/en/login?google=failed',
  });
  // A value signed by an earlier version has another shape.
  const older = signed(await secret(db, 'google'), JSON.stringify({ page: '/de/' }));
  expect(await comeBack(address, `google=${older}`)).toMatchObject({
    ...failed,
    to: '/en/login?google=failed',
  });
  expect(await comeBack(address, ours.header)).toMatchObject({ to: '/de/profile/students/add' });
  expect(await comeBack(address, ours.header)).toMatchObject(failed);
  expect(refused).not.toEqual([]);
});

test('without Google the button leads back to the login', async () => {
  const without = await testApp(db);
  const answer = await without.inject({ url: '/api/auth/google/authorize?locale=fr' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/fr/login?google=failed']);
  await without.close();
});
