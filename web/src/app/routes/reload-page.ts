import { isServerThere } from '../../lib/api/is-server-there.ts';

/**
 * Loads the page anew. Not while the server cannot be reached: the browser would show an error of its own in its place,
 * with no way back. Answers whether the server was there.
 */
export const reloadPage = async (reload = (): void => location.reload()): Promise<boolean> => {
  const isThere = await isServerThere();
  if (isThere) reload();
  return isThere;
};
