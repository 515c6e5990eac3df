import type { FastifyReply, FastifyRequest } from 'fastify';
import { brokenConstraint, isErasedMeanwhile, isTakenMeanwhile } from '../database/broken-constraint.ts';
import { isDatabaseAway, isDatabaseBusy } from '../database/database-away.ts';
import { Refusal, refuse } from './refusal.ts';
import { sendRefusal } from './refusal-page.ts';

/** Seconds after which a client should repeat a request that the database could not serve. */
const RETRY_AFTER_S = 2;

/** Sends the answer for an error, always in the documented form. Internal details go only to the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isClientGone(request)) {
    request.log.info('the client went away');
    return reply.code(400).send();
  }
  const refusal = refusalOf(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  if (isErasedMeanwhile(error))
    request.log.warn({ constraint: brokenConstraint(error) }, 'the owner was deleted meanwhile');
  return sendRefusal(request, reply, refusal);
}

/**
 * Whether the connection ended before the request was complete. Such a request gets no answer and is not a server
 * error.
 */
const isClientGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function refusalOf(error: unknown): Refusal {
  if (isDatabaseAway(error) || isDatabaseBusy(error))
    return new Refusal(503, 'database_away', undefined, RETRY_AFTER_S);
  if (isErasedMeanwhile(error)) return refuse(404);
  if (isTakenMeanwhile(error)) return refuse(409, 'taken_meanwhile');
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status > 499) return refuse(500);
  if (status === 413) return refuse(413, 'body_too_large');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isBody = typeof code === 'string' && /^FST_ERR_CTP_\w*JSON_BODY$/.test(code);
  return isBody ? refuse(400, 'body_not_json') : refuse(status);
}
