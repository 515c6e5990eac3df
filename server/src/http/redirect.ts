/** An answer that leads the browser to a path of this site, or to an address that the handler vouches for. */
export class Redirect {
  readonly to: string;

  constructor(to: string) {
    this.to = to;
  }
}

/** An address as a header takes it: whatever is no visible ASCII sign is escaped, what is escaped stays. */
export const inHeader = (address: string): string =>
  address.toWellFormed().replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent);

/** The path that a visitor may be led to: one of this site, else undefined (platform.md section 2). */
export function ownPath(wished: string | undefined): string | undefined {
  // A browser reads `//host` and `/\\host` as another site, and drops control characters before it looks.
  if (wished === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wished)) return undefined;
  return wished;
}
