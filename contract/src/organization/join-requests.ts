import { z } from 'zod';
import { def } from '../call.ts';

const joinRequestSchema = z
  .object({ id: z.uuid(), username: z.string(), created_at: z.iso.datetime() })
  .meta({ id: 'JoinRequest' });
export type JoinRequest = z.infer<typeof joinRequestSchema>;

const parts = { path: '/api/organization/classes/{class_id}/join-requests', who: ['staff'] } as const;
const params = z.object({ class_id: z.uuid() });

/** Students who wait for a teacher to accept them into a class, the longest wait first. */
export const organizationJoinRequests = def({
  ...parts,
  method: 'GET',
  summary: 'Students who wait to join a class',
  params,
  response: z.array(joinRequestSchema),
  mutates: false,
  polled: true,
});

/**
 * Accepts or refuses requests; needs the right to change the class. Missing requests are ignored. If another student of
 * the school has the username now, the request stays on the list, and its id is in `taken`.
 */
export const organizationAnswerJoinRequests = def({
  ...parts,
  method: 'POST',
  summary: 'Accept or refuse students who wait to join a class',
  params,
  body: z.object({ request_ids: z.array(z.uuid()).min(1).max(300), accept: z.boolean() }),
  response: z.object({ answered: z.int().min(0), taken: z.array(z.uuid()) }),
  mutates: true,
});
