import { type Call, type Freshness, isNothing, type LoggedIn, needsFresh } from '@hopcode/contract/call';
import type { FieldReason } from '@hopcode/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sharingConnections } from '../database/connection-share.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';
import { useConfirmedAct } from '../sessions/confirmed-act-store.ts';
import { findSession, type Session } from '../sessions/session-store.ts';
import { SESSION_COOKIE } from '../sessions/session-token.ts';
import { bearerToken } from './bearer-token.ts';
import { readCookie } from './cookies.ts';
import { networkOf } from './limits/network.ts';
import { permission, withinOperatorRule } from './permission.ts';
import { sendUnlessKnown } from './polled-answer.ts';
import { inHeader, Redirect } from './redirect.ts';
import { Refusal, type RefusedField, refuse } from './refusal.ts';
import { sendRefusal } from './refusal-page.ts';
import { isOwnOrigin } from './request-host.ts';
import { requestLocale } from './request-language.ts';
import { isOwnPage } from './same-origin.ts';
import { clearSignedIn } from './session-cookies.ts';
import { signedBody } from './signed-body.ts';
import { zeroCharacterIn } from './zero-character.ts';

/** A request as its handler gets it: it is permitted, and each of its parts matches its schema. */
export type Asked<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Login = Session | undefined,
> = {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  readonly session: Login;
  /** Code of the language of the words in the answer. */
  readonly locale: string;
  /** The network of the request, for the limits. */
  readonly network: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A call of the contract with its handler. */
export type Handler = {
  readonly call: Call;
  readonly add: (app: FastifyInstance, parts: Parts) => void;
};

/**
 * Connects a call of the contract with its handler. Before the handler runs, the request is checked: it must come from
 * our own page (if the call requires this), its sender must have permission, and each part must match its schema. The
 * schema of the contract parses the answer and drops all fields that it does not contain.
 */
export function handle<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  call: Call<Params, Query, Body, Answer>,
  respond: (asked: Asked<Params, Query, Body>, parts: Parts) => Promise<z.input<Answer> | Refusal | Redirect>,
): Handler {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: Parts,
  ): Promise<z.output<Answer> | Refusal | Redirect> => {
    if (
      call.mutates &&
      !call.fromElsewhere &&
      !(call.who.includes('hook') && signedBody(request) !== undefined) &&
      !isOwnPage(request.headers, (origin) => isOwnOrigin(request, origin))
    )
      return refuse(403, 'cross_site');
    const token = sessionToken(request);
    const found = token === undefined ? undefined : await findSession(parts.db, token);
    // The session has ended. Without the cookie `signed_in`, the next pages need not ask for the current user.
    if (found === undefined && readCookie(request, SESSION_COOKIE) === token && token !== undefined)
      clearSignedIn(request, reply);
    const session = found && withinOperatorRule(found, parts.operatorSecondFactor);
    const permitted = permission(call.who, session);
    if (permitted !== 'granted') return refuse(permitted);

    const params = parsePart('params', call.params, request.params);
    const query = parsePart('query', call.query, request.query);
    const body = parsePart('body', call.body, request.body);
    if (!params.ok || !query.ok || !body.ok) {
      const issues = [params, query, body].flatMap((part) => (part.ok ? [] : part.issues));
      return new Refusal(422, undefined, issues);
    }
    if (call.ownerOnly && typeof session?.impersonatorId === 'string') return refuse(403, 'impersonating');
    const unconfirmed = await missingConfirmation(parts.db, session, needsFresh(call, body.value));
    if (unconfirmed !== undefined) return unconfirmed;
    const asked = { params: params.value, query: query.value, body: body.value };
    const locale = requestLocale(request).code;
    const network = networkOf(request.ip);
    const answered = await sharingConnections(session?.tenantId ?? network, () =>
      respond({ ...asked, session, locale, network, request, reply }, parts),
    );
    if (answered instanceof Refusal || answered instanceof Redirect) return answered;
    return call.response.parse(answered);
  };
  return {
    call,
    add: (app, parts) => {
      app.route({
        method: call.method,
        url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: async (request, reply) => {
          const answered = await answer(request, reply, parts);
          if (answered instanceof Refusal) {
            return sendRefusal(request, reply, answered);
          }
          if (answered instanceof Redirect) return reply.redirect(inHeader(answered.to));
          if (call.polled) return sendUnlessKnown(request, reply, answered);
          return isNothing(call.response) ? reply.code(204).send() : reply.send(answered);
        },
      });
    },
  };
}

/**
 * Connects a call that needs a login with its handler, which always gets a session. A call that also works without a
 * login does not compile here.
 */
export function handleForUser<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  call: Call<Params, Query, Body, Answer, LoggedIn>,
  respond: (
    asked: Asked<Params, Query, Body, Session>,
    parts: Parts,
  ) => Promise<z.input<Answer> | Refusal | Redirect>,
): Handler {
  return handle(call, async (asked, parts) =>
    asked.session === undefined ? refuse(401) : respond({ ...asked, session: asked.session }, parts),
  );
}

/** The refusal of a call if the password must first be entered again; undefined if it need not. */
async function missingConfirmation(
  db: Database,
  session: Session | undefined,
  needed: Freshness,
): Promise<Refusal | undefined> {
  if (session === undefined || needed === false) return undefined;
  if (needed === 'beside_child' && !session.isWithChild) return undefined;
  if (needed !== 'each_time') return session.isFresh ? undefined : refuse(403, 'confirm_password');
  return (await useConfirmedAct(db, session.tokenHash)) ? undefined : refuse(403, 'confirm_act');
}

type ParsedPart<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: RefusedField[] };

function parsePart<Schema extends z.ZodType>(
  part: string,
  schema: Schema,
  value: unknown,
): ParsedPart<z.output<Schema>> {
  const parsed = schema.safeParse(isNothing(schema) ? undefined : value);
  if (parsed.success) {
    const zero = zeroCharacterIn(parsed.data);
    if (zero === undefined) return { ok: true, value: parsed.data };
    return { ok: false, issues: [{ path: [part, ...zero].join('.'), message: 'zero_character' }] };
  }
  const issues = parsed.error.issues.map((issue) => ({
    path: [part, ...issue.path].join('.'),
    message: reasonOf(issue, value),
  }));
  return { ok: false, issues };
}

/** The reason for an issue of a schema, as a word from the contract. */
function reasonOf({ code, path }: z.core.$ZodIssue, value: unknown): FieldReason {
  if (code === 'too_small' || code === 'too_big') return code;
  return valueAt(value, path) === undefined ? 'missing' : 'invalid';
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (within, key) => (typeof within === 'object' && within !== null ? Reflect.get(within, key) : undefined),
    value,
  );

/** The token in the `Authorization` header, or else in the session cookie. */
function sessionToken(request: FastifyRequest): string | undefined {
  return bearerToken(request.headers.authorization) ?? readCookie(request, SESSION_COOKIE);
}
