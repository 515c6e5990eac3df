import { STATUS_CODES } from 'node:http';
import {
  type ErrorAnswer,
  type ErrorDetail,
  type FieldReason,
  STATUS_MESSAGES,
} from '@hopcode/contract/errors';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';

/** A refused field. Its path has the same form as in the contract's `FieldIssue`. */
export type RefusedField = { readonly path: string; readonly message: FieldReason };

/** A refusal. Handlers return refusals; they throw only if there is a bug. */
export class Refusal {
  readonly status: number;
  readonly detail: ErrorDetail | undefined;
  readonly issues: readonly RefusedField[] | undefined;
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | undefined;
  /** How many of the sent items caused the refusal. */
  readonly count: number | undefined;
  /** Why the server does not accept a finishing run. */
  readonly proof: ProofProblem | undefined;

  constructor(
    status: number,
    detail?: ErrorDetail,
    issues?: readonly RefusedField[],
    retryAfter?: number,
    count?: number,
    proof?: ProofProblem,
  ) {
    this.status = status;
    this.detail = detail;
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.count = count;
    this.proof = proof;
  }
}

export const refuse = (status: number, detail?: ErrorDetail): Refusal => new Refusal(status, detail);

/** A refusal with status 422 about one field: `refuseField('query.language', 'unknown_language')`. */
export const refuseField = (path: string, message: FieldReason): Refusal =>
  new Refusal(422, undefined, [{ path, message }]);

/** A refusal with status 429: there were too many requests, and the next try is allowed after this many seconds. */
export const refuseForNow = (retryAfter: number): Refusal =>
  new Refusal(429, 'too_many_attempts', undefined, retryAfter);

/** A refusal with status 409 and the number of sent items that caused it. */
export const refuseCount = (detail: ErrorDetail, count: number): Refusal =>
  new Refusal(409, detail, undefined, undefined, count);

/** A refusal with status 409 about a finishing run. */
export const refuseProof = (proof: ProofProblem): Refusal =>
  new Refusal(409, 'proof_refused', undefined, undefined, undefined, proof);

/** The body of the answer for a refusal. It reveals no internal details of the server. */
export function errorAnswer(refusal: Refusal): ErrorAnswer {
  const { status, detail, issues, retryAfter, count, proof } = refusal;
  const message = STATUS_MESSAGES.get(status) ?? STATUS_CODES[status] ?? 'Error';
  return {
    statusCode: status,
    message,
    ...(detail === undefined ? {} : { detail }),
    ...(issues === undefined ? {} : { issues: [...issues] }),
    ...(status === 429 && retryAfter !== undefined ? { retry_after: retryAfter } : {}),
    ...(count === undefined ? {} : { count }),
    ...(proof === undefined ? {} : { proof }),
  };
}
