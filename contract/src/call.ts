import { z } from 'zod';

/** The schema for a missing part of a call: no parameters, no body, or an answer without content (204). */
export const nothing = z.undefined();
export type Nothing = typeof nothing;

/**
 * Who may make a call (the `who` column of the call list). `anon` needs no login; `user` is any logged-in account;
 * `parent`, `teacher`, `admin` are account roles; `student` is an account that acts as a student (not staff who play as
 * themselves); `payer` is a parent or an admin; `staff` is a teacher or an admin; `operator` is the privileged
 * operator. `token` and `hook` need no session. Instead they need a one-time token or a provider's signature, which the
 * handler checks. The signed request of a `hook` does not have to come from our own page.
 */
export type Who =
  | 'anon'
  | 'user'
  | 'parent'
  | 'teacher'
  | 'admin'
  | 'student'
  | 'payer'
  | 'staff'
  | 'operator'
  | 'token'
  | 'hook';

/** The values of `Who` that need a login: the handler of a call for them always gets a session. */
export type LoggedIn = Exclude<Who, 'anon' | 'token' | 'hook'>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API. Path parameters are written `{name}`, as in OpenAPI. `mutates` means that the call
 * changes state, whatever its method. Such a call must prove that it comes from our own page.
 */
export type Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Caller extends Who = Who,
> = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Answer;
  readonly who: readonly [Caller, ...Caller[]];
  readonly mutates: boolean;
  /**
   * Whether an email program, a link in an email or another site may make this call. Such a call relies on a one-time
   * token or an unguessable id, never on the cookie, and is idempotent.
   */
  readonly fromElsewhere: boolean;
  /** The answer redirects the browser to another address (302); `response` is then `nothing`. */
  readonly redirects: boolean;
  /**
   * Pages repeat this call often: the answer has an ETag, and an unchanged answer is a 304 without content.
   */
  readonly polled: boolean;
  /**
   * Whether the password must have been entered in this session in the last few minutes: always, never, or only for
   * some request bodies. If it has not been entered, the answer is a 403 (`confirm_password`). The page then asks for
   * the password and repeats the call.
   * `each_time`: the password must have been entered for this one call; otherwise the answer is a 403 (`confirm_act`).
   * `beside_child`: the same as `true`, but only in a session that a child may use.
   */
  readonly fresh: boolean | 'each_time' | 'beside_child' | ((body: unknown) => boolean);
  /**
   * Whether an operator who acts as the account is refused (403, `impersonating`). This check comes before
   * the password check.
   */
  readonly ownerOnly: boolean;
};

type CallParts<Caller extends Who = Who> = Pick<Call, 'method' | 'path' | 'summary' | 'mutates'> &
  Pick<Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Caller>, 'who'> &
  Partial<Pick<Call, 'fromElsewhere' | 'redirects' | 'polled' | 'fresh' | 'ownerOnly'>>;

/** Defines a call. A missing part is `nothing`; a missing flag is false. */
export function def<
  Answer extends z.ZodType,
  Caller extends Who,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  call: CallParts<Caller> & { params?: Params; query?: Query; body?: Body; response: Answer },
): Call<Params, Query, Body, Answer, Caller>;
export function def(
  call: CallParts & { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; response: z.ZodType },
): Call {
  return {
    params: nothing,
    query: nothing,
    body: nothing,
    fromElsewhere: false,
    redirects: false,
    polled: false,
    fresh: false,
    ownerOnly: false,
    ...call,
  };
}

/** The kind of password check that a call with this body needs: see `Call.fresh`. */
export type Freshness = Exclude<Call['fresh'], (body: unknown) => boolean>;

/**
 * Whether a call with this body needs a password that was entered in the last few minutes (`true`), for this one call
 * (`each_time`), or in the last few minutes if a child may use the session (`beside_child`).
 */
export const needsFresh = ({ fresh }: Pick<Call, 'fresh'>, body: unknown): Freshness =>
  typeof fresh === 'function' ? fresh(body) : fresh;

/** Whether a body has a value for one of these fields: `given(body, 'password')`. */
export const given = (body: unknown, ...fields: readonly string[]): boolean =>
  typeof body === 'object' && body !== null && fields.some((field) => Reflect.get(body, field) !== undefined);

/** Whether a part of a call is absent. */
export const isNothing = (schema: z.ZodType): boolean => schema instanceof z.ZodUndefined;

/** The names of the parameters in a path, in order: `/api/level/data/{course_slug}/{slug}` has two. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => (match[1] === undefined ? [] : [match[1]]));
