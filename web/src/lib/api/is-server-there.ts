/** Whether the server can be reached: it answers for the page that is open, and no proxy says that it is away. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
};
