/** The token of an `Authorization` header; undefined where it brings none, and then the cookie counts. */
export const bearerToken = (authorization: string | string[] | undefined): string | undefined =>
  typeof authorization === 'string' ? /^bearer (\S{1,200})$/i.exec(authorization)?.[1] : undefined;
