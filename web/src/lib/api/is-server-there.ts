/** Whether the server can be reached: it answers the open page, and no proxy reports that it is unavailable. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
};
