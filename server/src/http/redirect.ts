/** An answer that redirects the browser: to a path of this site, or to an address that the handler has checked. */
export class Redirect {
  readonly to: string;

  constructor(to: string) {
    this.to = to;
  }
}

/** An address in the form for a header: everything except visible ASCII characters and existing escapes is escaped. */
export const inHeader = (address: string): string =>
  address.toWellFormed().replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent);
