import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { secret } from '../database/secret-store.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import { signed, verified } from '../http/signed-value.ts';

const COOKIE = 'device';
const COOKIE_DAYS = 365;
/**
 * Maximum number of accounts that a device remembers, newest last. It is enough for a tablet that two classes share.
 */
const REMEMBERED = 60;

/**
 * `seen` contains pairs of keyed hashes: of an account that logged in here, and of its class (empty if it has no
 * class).
 */
const deviceSchema = z.object({ id: z.string(), seen: z.array(z.tuple([z.string(), z.string()])) });

/**
 * A browser that the limits for logins can recognise (docs/decisions/0032). Its cookie does not log an account in.
 * Tries on other devices never lock an account out of a device that remembers it. The same is true for a device that
 * remembers another account of its class.
 */
export type Device = {
  /** The key for counting tries of a known device; undefined for a browser without our cookie. */
  readonly id: string | undefined;
  /** Whether an account has logged in here. */
  readonly knowsAccount: (userId: string) => boolean;
  /** The keyed hash of the last account of a class that has logged in here. */
  readonly lastOfClass: (classKey: string) => string | undefined;
};

/** The device of a request. A cookie without our signature counts as no cookie. */
export async function findDevice(db: Database, request: FastifyRequest): Promise<Device> {
  const key = await secret(db, 'device');
  const known = readDevice(key, request);
  return {
    id: known?.id,
    knowsAccount: (userId) => known?.seen.some(([account]) => account === mark(key, userId)) ?? false,
    lastOfClass: (classKey) => known?.seen.findLast(([, group]) => group === mark(key, classKey))?.[0],
  };
}

/**
 * A session as a device on which only its own account has logged in. Tries in the session are counted separately from
 * tries on other devices.
 */
export const deviceOfSession = (userId: string): Device => ({
  id: `session of ${userId}`,
  knowsAccount: (other) => other === userId,
  lastOfClass: () => undefined,
});

/** Records on the device that an account has logged in there, with its class if it has one. */
export async function rememberOnDevice(
  db: Database,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  userId: string,
  classKey: string | null,
): Promise<void> {
  const key = await secret(db, 'device');
  const known = readDevice(key, request);
  const account = mark(key, userId);
  const others = (known?.seen ?? []).filter(([other]) => other !== account);
  const seen = [...others, [account, classKey === null ? '' : mark(key, classKey)]].slice(-REMEMBERED);
  const id = known?.id ?? randomBytes(12).toString('base64url');
  writeCookie(request, reply, {
    name: COOKIE,
    value: signed(key, JSON.stringify({ id, seen })),
    days: COOKIE_DAYS,
  });
}

function readDevice(key: Buffer, request: FastifyRequest): z.infer<typeof deviceSchema> | undefined {
  const text = verified(key, readCookie(request, COOKIE));
  return text === undefined ? undefined : deviceSchema.safeParse(JSON.parse(text)).data;
}

/** Ids are personal data, so the cookie contains only keyed hashes. */
const mark = (key: Buffer, id: string): string =>
  createHmac('sha256', key).update(id).digest().subarray(0, 9).toString('base64url');
