/** Whether the server can be reached: it answers for the open page, and no proxy reports it as unavailable. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
};
