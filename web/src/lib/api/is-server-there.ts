/**
 * Whether the server can be reached. The server must answer a request for the open page, and no proxy may report that
 * the server is unavailable.
 */
export const isServerThere = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
};
