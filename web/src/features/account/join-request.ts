import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../lib/stored-value.ts';
import { tabStorage } from '../../lib/tab-storage.ts';

const joinRequestSchema = z.object({
  /** The code of the class. */
  code: z.string(),
  /** The token of the request, from the server. */
  token: z.string(),
  username: z.string(),
  /** Whether the student has marked the computer as shared. */
  isShared: z.boolean(),
  /** Whether the student is choosing another username. If so, the student's next request replaces this one. */
  isReplaced: z.boolean().default(false),
});
export type StoredJoinRequest = z.infer<typeof joinRequestSchema>;

/**
 * The pending join request of this tab. The request survives a reload. It is deleted when the tab closes, so that it
 * cannot log in the next child at a shared computer.
 */
export const storedJoinRequest = createStoredValue(
  'hopcode.joinRequest',
  jsonCodec(joinRequestSchema),
  tabStorage(),
);

/**
 * The pending request of this tab to join the class with this code; undefined while the student is choosing another
 * username.
 */
export const useJoinRequest = (code: string): StoredJoinRequest | undefined => {
  const request = useSyncExternalStore(storedJoinRequest.subscribe, storedJoinRequest.read, () => undefined);
  return request?.code === code && !request.isReplaced ? request : undefined;
};

/** The token of this tab's pending request to join the class with this code, if the next request must replace it. */
export function replacedToken(code: string): string | undefined {
  const request = storedJoinRequest.read();
  return request?.code === code && request.isReplaced ? request.token : undefined;
}
