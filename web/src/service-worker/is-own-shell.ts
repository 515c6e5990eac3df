/**
 * Whether a page belongs to the build with these assets. During a release, the server may send the page of a newer or
 * older build than the service worker's. Stored files must never mix two builds.
 */
export const isOwnShell = (html: string, assets: readonly string[]): boolean => {
  const known = new Set(assets);
  const named = [...html.matchAll(/\s(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(
    ([, address]) => address ?? [],
  );
  return named.length > 0 && named.every((address) => known.has(address));
};
