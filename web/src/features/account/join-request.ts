import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../lib/stored-value.ts';
import { tabStorage } from '../../lib/tab-storage.ts';

const joinRequestSchema = z.object({
  /** The code of the class. */
  code: z.string(),
  /** What the server knows the request by. */
  token: z.string(),
  username: z.string(),
  /** Whether the student said that the computer is a shared one. */
  isShared: z.boolean(),
  /** Whether the student is choosing another username: then the next request replaces this one. */
  isReplaced: z.boolean().default(false),
});
export type StoredJoinRequest = z.infer<typeof joinRequestSchema>;

/**
 * The request to join a class that this tab waits for. It survives loading the page anew, and ends with the tab: the
 * next child at a shared computer must not be logged in by it.
 */
export const storedJoinRequest = createStoredValue(
  'hopcode.joinRequest',
  jsonCodec(joinRequestSchema),
  tabStorage(),
);

/** The request of this tab for the class of a code, unless the student is choosing another username. */
export const useJoinRequest = (code: string): StoredJoinRequest | undefined => {
  const request = useSyncExternalStore(storedJoinRequest.subscribe, storedJoinRequest.read);
  return request?.code === code && !request.isReplaced ? request : undefined;
};

/** The token of the request of this tab that the next one for the class of a code replaces. */
export function replacedToken(code: string): string | undefined {
  const request = storedJoinRequest.read();
  return request?.code === code && request.isReplaced ? request.token : undefined;
}
