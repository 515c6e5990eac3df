import { ApiError, type ErrorDetail, type FieldReason, UnexpectedAnswer } from '@hopcode/contract/errors';

/** What the server says of a field and there are words for. */
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

/** What is wrong with a field; the words are `account.field.<name>.<problem>`. */
export type FieldProblem = 'missing' | 'invalid' | (typeof PROBLEMS)[number];

/** What the server says of a whole request and there are words for. */
const TROUBLES = [
  'wrong_login',
  'too_many_attempts',
  'students_limit',
  'invalid_token',
  'last_admin',
  'email_taken',
  'confirm_password',
  'taken_meanwhile',
] as const satisfies readonly ErrorDetail[];

/** What keeps a whole form from being sent; the words are `account.trouble.<trouble>`. */
export type Trouble = (typeof TROUBLES)[number] | 'logged_out' | 'unreachable' | 'unexpected';

export type Refusal = {
  /** Problems by the name of the field. */
  readonly fields: Readonly<Record<string, FieldProblem>>;
  /** Undefined when the fields say it all. */
  readonly trouble: Trouble | undefined;
  /** Seconds to wait, where the server says how many. */
  readonly wait?: number | undefined;
};

/** What has kept a request from being done, where there are no fields to point at. */
export const troubleOf = (error: unknown): Trouble => {
  // The server has answered, in a way that this page does not know: another version of it has.
  if (error instanceof UnexpectedAnswer) return 'unexpected';
  if (!(error instanceof ApiError)) return 'unreachable';
  const told = TROUBLES.find((trouble) => trouble === error.detail);
  if (told !== undefined) return told;
  if (error.status === 429) return 'too_many_attempts';
  return error.status === 401 ? 'logged_out' : 'unexpected';
};

/**
 * What a form has to show after its request has failed. Of the server's texts only known keys are taken; any other
 * says no more than that the field is not right. An issue about a field that the form does not have is trouble.
 */
export const refusalOf = (error: unknown, names: readonly string[]): Refusal => {
  if (!(error instanceof ApiError)) return { fields: {}, trouble: troubleOf(error) };
  const fields: Record<string, FieldProblem> = {};
  for (const { path, message } of error.issues) {
    const name = path.split('.')[1];
    if (name === undefined || !names.includes(name)) continue;
    fields[name] ??= PROBLEMS.find((problem) => problem === message) ?? 'invalid';
  }
  if (Object.keys(fields).length > 0) return { fields, trouble: undefined };
  const { retryAfter: wait } = error;
  return { fields, trouble: troubleOf(error), ...(wait === undefined ? {} : { wait }) };
};
