/**
 * The token in the `Authorization` header of a request. If there is no such header, it is undefined, and the cookie is
 * used.
 */
export const bearerToken = (authorization: string | string[] | undefined): string | undefined =>
  typeof authorization === 'string' ? /^bearer (\S{1,200})$/i.exec(authorization)?.[1] : undefined;
