import { isServerThere } from '../../lib/api/is-server-there.ts';

/**
 * Reloads the page if the server can be reached. Without a server, the browser would show its own error page, with no
 * way back. Returns whether the server was reachable.
 */
export const reloadPage = async (reload = (): void => location.reload()): Promise<boolean> => {
  const isThere = await isServerThere();
  if (isThere) reload();
  return isThere;
};
