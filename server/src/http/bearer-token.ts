/**
 * The token in the `Authorization` header of a request. Undefined if there is no such header; in this case the cookie
 * is used.
 */
export const bearerToken = (authorization: string | string[] | undefined): string | undefined =>
  typeof authorization === 'string' ? /^bearer (\S{1,200})$/i.exec(authorization)?.[1] : undefined;
