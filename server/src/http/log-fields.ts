import type { FastifyRequest } from 'fastify';

/**
 * The fields of a request in the log. Values in the query are left out, because some are one-time tokens and passwords.
 */
export function requestFields(request: FastifyRequest) {
  return { method: request.method, url: withoutValues(request.url), address: request.ip };
}

/** A URL with the names of its query parameters, but without their values: `/api/x?token=*`. */
function withoutValues(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  return `${path}?${query.replaceAll(/=[^&]*/g, '=*')}`;
}

/**
 * The fields of an error in the log. Other fields are left out, because the fields of a database error contain values
 * of rows.
 */
export function errorFields(error: Error): { type: string; message: string; stack: string; code?: string } {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}
