import { feedbackInbox, feedbackInboxUpdate } from '@hopcode/contract/feedback/inbox';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { listMessages, setMessageStatus } from './inbox-store.ts';

const PAGE_SIZE = 20;

const listHandler = handleForUser(feedbackInbox, async ({ query }, { db }) => {
  const { status, page } = query;
  const found = await listMessages(db, { status, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 });
  const messages = found
    .slice(0, PAGE_SIZE)
    .map((message) => ({ ...message, created_at: message.created_at.toISOString() }));
  return { messages, more: found.length > PAGE_SIZE };
});

const updateHandler = handleForUser(feedbackInboxUpdate, async ({ params, body }, { db }) =>
  (await setMessageStatus(db, params.message_id, body.status)) ? undefined : refuse(404),
);

export const inboxHandlers = [listHandler, updateHandler];
