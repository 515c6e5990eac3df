/** How long to wait between two looks, in ms: a second at first, so that the lock opens soon after the payment. */
const pauseAfter = (looks: number): number => (looks < 30 ? 1000 : 3000);

/** Looks until the page says that it takes longer: about three minutes. */
const MOST_LOOKS = 80;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Options = {
  readonly signal?: AbortSignal;
  readonly pause?: (ms: number) => Promise<void>;
};

/**
 * Looks for what a payment leads to, again and again, until it is there: the provider reports a payment to the server a
 * moment after it took it. Returns undefined if it takes too long or is stopped. A look that fails is repeated too.
 */
export const pollPurchase = async <Found>(
  look: () => Promise<Found | undefined>,
  { signal, pause = wait }: Options = {},
): Promise<Found | undefined> => {
  for (let looks = 0; looks < MOST_LOOKS && signal?.aborted !== true; looks += 1) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    await pause(pauseAfter(looks));
  }
  return undefined;
};
