import { ApiError, type ErrorDetail, type FieldReason, UnexpectedAnswer } from '@hopcode/contract/errors';

/** The server's reasons for a field that have their own words. */
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

/** The problem of a field; the words are `account:field.<name>.<problem>`. */
export type FieldProblem = 'missing' | 'invalid' | (typeof PROBLEMS)[number];

/** The server's reasons for a whole request that have their own words. */
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

/** The problem of a whole form; `sayFailure` returns its words. */
export type FailureCode = (typeof FAILURE_CODES)[number] | 'logged_out' | 'unreachable' | 'unexpected';

export type Refusal = {
  /** Problems by the name of the field. */
  readonly fields: Readonly<Record<string, FieldProblem>>;
  /** Undefined if the problems of the fields say everything. */
  readonly failure: FailureCode | undefined;
  /** Seconds to wait, if the server sent them. */
  readonly wait?: number | undefined;
};

/** The reason why a request failed, for pages without fields. */
export const failureCodeOf = (error: unknown): FailureCode => {
  // The answer of the server is unknown, because the server has another version.
  if (error instanceof UnexpectedAnswer) return 'unexpected';
  if (!(error instanceof ApiError)) return 'unreachable';
  const told = FAILURE_CODES.find((failure) => failure === error.detail);
  if (told !== undefined) return told;
  if (error.status === 429) return 'too_many_attempts';
  return error.status === 401 ? 'logged_out' : 'unexpected';
};

/**
 * The problems to show after a form's request has failed. Only known keys from the server are used; any other key means
 * that the field is invalid. An issue about a field that the form does not have becomes `failure`.
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
