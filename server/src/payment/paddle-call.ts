import { ApiError } from '@paddle/paddle-node-sdk';
import type { ProviderFailure } from '../parts/payment-provider.ts';

/** How long the server waits for an answer from Paddle, in milliseconds. The SDK itself has no limit. */
const PATIENCE_MS = 10_000;

/** Paddle's error codes for an object that does not exist, or for an action that was already done. */
const GONE: ReadonlySet<string> = new Set([
  'not_found',
  'entity_not_found',
  'subscription_update_when_canceled',
  'subscription_is_canceled_action_invalid',
  'subscription_locked_pending_changes',
  'adjustment_pending_refund_request',
  'adjustment_transaction_already_refunded',
  'adjustment_total_amount_above_remaining_allowed',
]);

/**
 * Why a call to Paddle failed. An answer that does not come from Paddle, but from a proxy for example, counts as no
 * answer.
 */
export function failureOf(error: unknown): ProviderFailure {
  if (!(error instanceof ApiError)) return 'away';
  if (GONE.has(error.code)) return 'gone';
  return error.type === 'api_error' || error.code === 'too_many_requests' ? 'away' : 'refused';
}

const afterPatience = async (signal: AbortSignal): Promise<never> =>
  await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Paddle did not answer')), { once: true });
  });

/** Makes a call to Paddle. If it fails, the failure is returned; failures other than `gone` are also reported. */
export async function askPaddle<T>(
  call: () => Promise<T>,
  onFailure: (error: Error) => void,
): Promise<T | ProviderFailure> {
  try {
    return await Promise.race([call(), afterPatience(AbortSignal.timeout(PATIENCE_MS))]);
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== 'gone') onFailure(error instanceof Error ? error : new Error(String(error)));
    return failure;
  }
}
