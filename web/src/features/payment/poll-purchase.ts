import { ApiError } from '@hopcode/contract/errors';

/**
 * How many milliseconds to wait before the next request. At first it is one second, so that the course is unlocked soon
 * after the payment.
 */
const pauseAfter = (looks: number): number => (looks < 30 ? 1000 : 3000);

/**
 * How many requests to send before the page says that the payment takes longer than usual. Together they take about
 * three minutes.
 */
const MOST_LOOKS = 80;

const isDeclined = (error: unknown): boolean =>
  error instanceof ApiError && error.detail === 'confirm_password';

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Options = {
  readonly signal?: AbortSignal;
  readonly pause?: (ms: number) => Promise<void>;
};

/**
 * Repeats a request until the server has the result of a payment. The provider reports it with a short delay. Returns
 * undefined if this takes too long or is stopped. A failed request is repeated too. If the user closes the dialog that
 * asks for the password, the requests stop, because otherwise the dialog would open again each second.
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
