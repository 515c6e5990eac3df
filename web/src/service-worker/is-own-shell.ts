/**
 * Whether a page belongs to the build with these assets. During a release the server may send the page of another build
 * than that of the service worker, and a stored page must never mix two builds.
 */
export const isOwnShell = (html: string, assets: readonly string[]): boolean => {
  const known = new Set(assets);
  const named = [...html.matchAll(/\s(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(
    ([, address]) => address ?? [],
  );
  return named.length > 0 && named.every((address) => known.has(address));
};
