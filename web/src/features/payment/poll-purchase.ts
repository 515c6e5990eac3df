import { ApiError } from '@hopcode/contract/errors';

/**
 * How long to wait before the next request, in ms: a second at first, so that the lock opens soon after the payment.
 */
const pauseAfter = (looks: number): number => (looks < 30 ? 1000 : 3000);

/** The number of requests until the page says that it takes longer: about three minutes. */
const MOST_LOOKS = 80;

const isDeclined = (error: unknown): boolean =>
  error instanceof ApiError && error.detail === 'confirm_password';

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Options = {
  readonly signal?: AbortSignal;
  readonly pause?: (ms: number) => Promise<void>;
};

/**
 * Repeats a request until the result of a payment is there, because the provider reports a payment to the server a
 * moment later. Returns undefined if it takes too long or is stopped. A failed request is repeated too, unless the user
 * has closed the dialog that asks for the password: it would open again each second.
 */
export const pollPurchase = async <Found>(
  look: () => Promise<Found | undefined>,
  { signal, pause = wait }: Options = {},
): Promise<Found | undefined> => {
  for (let looks = 0; looks < MOST_LOOKS && signal?.aborted !== true; looks += 1) {
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      if (isDeclined(error)) return undefined;
    }
    await pause(pauseAfter(looks));
  }
  return undefined;
};
