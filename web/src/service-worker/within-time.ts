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
    if (answer !== undefined && answer.status < 500) return answer;
    return (await copy()) ?? (await asked);
  } catch (error) {
    const kept = await copy();
    if (kept === undefined) throw error;
    return kept;
  } finally {
    clearTimeout(timer);
  }
};
