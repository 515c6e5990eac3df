import { type ProofProblem, proofProblemSchema } from '@hopcode/engine/formats/proof-problem';
import { z } from 'zod';

/** The messages in the table of HTTP errors (platform.md section 8). */
export const STATUS_MESSAGES: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [402, 'Payment Required'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [409, 'Conflict'],
  [422, 'Validation Error'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
]);

/** Reasons in `detail`: keys of the page's words, never sentences. */
export const ERROR_DETAILS = [
  'unknown_call',
  'unknown_course',
  'unknown_level',
  'unknown_quiz',
  'chapter_locked',
  'level_not_ready',
  'course_closed',
  'quiz_off',
  'round_not_open',
  'no_student_chosen',
  'wrong_login',
  'login_expired',
  'second_factor_on',
  'second_factor_off',
  'email_not_confirmed',
  'invalid_token',
  'class_code_expired',
  'ask_to_join',
  'too_many_attempts',
  'credits_used_up',
  'students_limit',
  'email_taken',
  'last_admin',
  'invitation_gone',
  'cannot_join',
  'impersonating',
  'confirm_password',
  'confirm_act',
  'acting_as_student',
  'cross_site',
  'body_too_large',
  'body_not_json',
  'database_away',
  'taken_meanwhile',
  'cards_exist',
  'unknown_creator',
  'level_slug_taken',
  'level_changed',
  'too_many_levels',
  'proof_missing',
  'proof_refused',
  'check_busy',
  'too_many_checks',
  'own_level',
  'purchase_needed',
  'course_assigned',
  'refund_asked',
  'school_plan_needed',
  'plan_for_schools',
  'already_subscribed',
  'not_refundable',
  'no_subscription',
  'not_an_upgrade',
  'subscription_ends',
  'subscription_over',
  'payment_failed',
  'provider_away',
  'school_full',
  'unknown_code',
  'code_expired',
  'code_used',
  'code_exists',
  'no_invoices',
  'quote_expired',
  'not_ordered',
  'already_ordered',
  'already_paid',
  'certificate_not_issued',
] as const;
export type ErrorDetail = (typeof ERROR_DETAILS)[number];

/** Every reason in the `message` of a field. */
export const FIELD_REASONS = [
  // Pages have words for these reasons.
  'email_taken',
  'not_of_link',
  'slug_taken',
  'too_many_slugs',
  'username_taken',
  'wrong_password',
  'wrong_code',
  'common_password',
  'unkind_word',
  'own_name',
  'contact',
  'no_account',
  'same_account',
  'not_a_buyer',
  'for_families',
  'for_schools',
  // Pages never send requests that cause these reasons; they are for programmers.
  'missing',
  'invalid',
  'too_small',
  'too_big',
  'zero_character',
  'unknown_language',
  'unknown_question',
  'unknown_chapter',
  'unknown_course',
  'not_for_question',
  'not_of_address',
  'unknown_school',
] as const;
export type FieldReason = (typeof FIELD_REASONS)[number];

/** One refused field. `path` starts with the part of the request: `body.last_status`, `params.slug`. */
const fieldIssueSchema = z.object({ path: z.string(), message: z.string() }).meta({ id: 'FieldIssue' });
export type FieldIssue = z.infer<typeof fieldIssueSchema>;

/** The body of every answer that reports a failure. `issues` is present only for 422. */
export const errorAnswerSchema = z
  .object({
    statusCode: z.int(),
    message: z.string(),
    detail: z.string().optional(),
    issues: z.array(fieldIssueSchema).optional(),
    /** Seconds to wait before the next try; only for 429, equal to the header `retry-after`. */
    retry_after: z.int().min(1).optional(),
    /** How many of the sent items caused the refusal; only for `cards_exist`. */
    count: z.int().min(1).optional(),
    /** Why a finishing run is not accepted; only for `proof_refused`. */
    proof: proofProblemSchema.optional(),
  })
  .meta({ id: 'Error' });
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** The request of the page, stored in an error. */
export type SentRequest = { readonly method: string; readonly url: string; readonly body?: unknown };

/**
 * An answer that reports a failure (platform.md section 8). `body` is the parsed JSON of the answer, or its text. If
 * `STATUS_MESSAGES` has a message for the status, the error uses it. Otherwise the message consists of the status, the
 * status text and the body.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly body: unknown;
  readonly request: SentRequest;

  constructor(answer: {
    url: string;
    status: number;
    statusText: string;
    body: unknown;
    request: SentRequest;
  }) {
    super(STATUS_MESSAGES.get(answer.status) ?? genericMessage(answer));
    this.url = answer.url;
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.body = answer.body;
    this.request = answer.request;
  }

  /** The server's `detail`, when the body has one. */
  get detail(): string | undefined {
    return errorAnswerSchema.safeParse(this.body).data?.detail;
  }

  /** Seconds to wait before the next try, if the server sent them. */
  get retryAfter(): number | undefined {
    return errorAnswerSchema.safeParse(this.body).data?.retry_after;
  }

  /** How many of the sent items caused the refusal, if the server sent this number. */
  get count(): number | undefined {
    return errorAnswerSchema.safeParse(this.body).data?.count;
  }

  /** Why a finishing run was not accepted, if the server sent the reason. */
  get proof(): ProofProblem | undefined {
    return errorAnswerSchema.safeParse(this.body).data?.proof;
  }

  /** The refused fields of a 422; empty otherwise. */
  get issues(): readonly FieldIssue[] {
    return errorAnswerSchema.safeParse(this.body).data?.issues ?? [];
  }
}

/** A request that was cancelled through its signal (platform.md section 4). */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted';

  constructor(cause: unknown) {
    super('Request aborted', { cause });
  }
}

/** A successful answer whose body does not match the contract: page and server have different versions. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly url: string;

  constructor(url: string, cause: unknown) {
    super('Unexpected answer', { cause });
    this.url = url;
  }
}

const genericMessage = (answer: { status: number; statusText: string; body: unknown }): string => {
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  return `Generic Error: status: ${answer.status}; status text: ${answer.statusText}; body: ${body}`;
};
