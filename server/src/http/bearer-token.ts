/** The token of an `Authorization` header. Undefined without the header: then the cookie is used. */
export const bearerToken = (authorization: string | string[] | undefined): string | undefined =>
  typeof authorization === 'string' ? /^bearer (\S{1,200})$/i.exec(authorization)?.[1] : undefined;
