import {
  paymentRefundRequestDecide,
  paymentRefundRequests,
  paymentRefundRequestsCount,
} from '@hopcode/contract/payment/refund-requests';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { runProviderTasks } from './provider-tasks.ts';
import { countWaitingRequests, decideRefundRequest, listRefundRequests } from './refund-request-store.ts';

const PAGE_SIZE = 20;

const listHandler = handleForUser(paymentRefundRequests, async ({ query }, { db }) => {
  const { state, page } = query;
  const found = await listRefundRequests(db, {
    state,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  });
  return { requests: found.slice(0, PAGE_SIZE), more: found.length > PAGE_SIZE };
});

const decideHandler = handleForUser(paymentRefundRequestDecide, async ({ session, params, body }, parts) => {
  const answer = body.state === 'refused' ? body.answer : undefined;
  const decision = { id: params.request_id, state: body.state, answer };
  const decided = await decideRefundRequest(parts, session, decision);
  if (decided === 'unknown') return refuse(404);
  if (decided === 'decided') return refuse(409, 'taken_meanwhile');
  await runProviderTasks(parts);
  return undefined;
});

const countHandler = handleForUser(paymentRefundRequestsCount, async (_, { db }) => ({
  waiting: await countWaitingRequests(db),
}));

export const refundRequestHandlers = [listHandler, countHandler, decideHandler];
