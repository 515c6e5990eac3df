/**
 * Whether an answer is one that the server gave on purpose. Without a network, Firefox resolves the request that it
 * sends before the service worker has started with `Response.error()`, whose status is 0. Other browsers reject it.
 */
const isGiven = ({ type, status }: Response): boolean => type !== 'error' && status < 500;

/**
 * Returns the answer of the server. If the server fails, cannot be reached, or takes longer than `milliseconds`,
 * returns a copy. If there is no copy, waits for the server, and rejects if the request fails.
 */
export const withinTime = async (
  milliseconds: number,
  asked: Promise<Response>,
  copy: () => Promise<Response | undefined>,
): Promise<Response> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    const answer = await Promise.race([asked, late]);
    if (answer !== undefined && isGiven(answer)) return answer;
    return (await copy()) ?? (await asked);
  } catch (error) {
    const kept = await copy();
    if (kept === undefined) throw error;
    return kept;
  } finally {
    clearTimeout(timer);
  }
};
