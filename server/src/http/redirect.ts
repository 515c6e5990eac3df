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
