import { ApiError, type ErrorDetail, type FieldReason, UnexpectedAnswer } from '@hopcode/contract/errors';
import { CookiesBlocked } from './check-cookies.ts';

/** The server's reasons for refusing a field, if the page has words for them. */
const PROBLEMS = [
  'email_taken',
  'username_taken',
  'slug_taken',
  'too_many_slugs',
  'not_of_link',
  'wrong_password',
  'wrong_code',
  'common_password',
  'unknown_school',
] as const satisfies readonly FieldReason[];

/** The problem with a field. Its words are `account:field.<name>.<problem>`. */
export type FieldProblem = 'missing' | 'invalid' | (typeof PROBLEMS)[number];

/** The server's reasons for refusing a whole request, if the page has words for them. */
const FAILURE_CODES = [
  'wrong_login',
  'too_many_attempts',
  'students_limit',
  'school_full',
  'invalid_token',
  'last_admin',
  'email_taken',
  'confirm_password',
  'confirm_act',
  'taken_meanwhile',
] as const satisfies readonly ErrorDetail[];

/** The problem with a whole form. `sayFailure` returns its words. */
export type FailureCode =
  | (typeof FAILURE_CODES)[number]
  | 'cookies_blocked'
  | 'logged_out'
  | 'unreachable'
  | 'unexpected';

export type Refusal = {
  /** The problems, by the name of their field. */
  readonly fields: Readonly<Record<string, FieldProblem>>;
  /** The problem with the whole form; undefined if the problems with its fields say enough. */
  readonly failure: FailureCode | undefined;
  /** How many seconds to wait, if the server has said so. */
  readonly wait?: number | undefined;
};

/** Why a request failed, for pages without fields. */
export const failureCodeOf = (error: unknown): FailureCode => {
  // The page does not understand the answer, because the server has another version.
  if (error instanceof UnexpectedAnswer) return 'unexpected';
  if (error instanceof CookiesBlocked) return 'cookies_blocked';
  if (!(error instanceof ApiError)) return 'unreachable';
  const told = FAILURE_CODES.find((failure) => failure === error.detail);
  if (told !== undefined) return told;
  if (error.status === 429) return 'too_many_attempts';
  return error.status === 401 ? 'logged_out' : 'unexpected';
};

/**
 * The problems to show after the request of a form has failed. If the page does not know the server's reason, the field
 * counts as invalid. A problem with a field that is not in this form becomes `failure`.
 */
export const refusalOf = (error: unknown, names: readonly string[]): Refusal => {
  if (!(error instanceof ApiError)) return { fields: {}, failure: failureCodeOf(error) };
  const fields: Record<string, FieldProblem> = {};
  for (const { path, message } of error.issues) {
    const name = path.split('.')[1];
    if (name === undefined || !names.includes(name)) continue;
    fields[name] ??= PROBLEMS.find((problem) => problem === message) ?? 'invalid';
  }
  if (Object.keys(fields).length > 0) return { fields, failure: undefined };
  const { retryAfter: wait } = error;
  return { fields, failure: failureCodeOf(error), ...(wait === undefined ? {} : { wait }) };
};
