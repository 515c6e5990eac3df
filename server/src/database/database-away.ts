/**
 * Error codes of temporary failures, or the beginnings of such codes. They are from PostgreSQL (appendix A of its
 * manual) and from sockets. The same statement may work later.
 */
const AWAY_CODES = [
  // The connection is broken or was refused.
  /^08/,
  // The disk is full, there is not enough memory, or there are too many connections.
  /^53/,
  // PostgreSQL is shutting down, has crashed, is starting up, or has closed an idle session.
  /^57P0[1-35]$/,
  // The disk cannot be read or written.
  /^58/,
  // The database is read-only: it is a standby, or its host has no free space.
  /^25006$/,
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
];
const AWAY_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed|Query read timeout/;

/** A lock, a statement or a transaction took too long, or PostgreSQL ended it so that others could continue. */
const BUSY_CODES = /^(55P03|57014|25P0[34]|40P01|40001)$/;

/** Whether PostgreSQL ended a statement because it blocked other statements or waited too long for them. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && BUSY_CODES.test(codeOf(error) ?? '');
}

/** Error codes after which PostgreSQL has closed the connection. */
const CLOSED_CODES = /^(08|57P0[1-5]|25P03|ECONN|EPIPE|ETIMEDOUT)/;

/** Whether an error means that the database is unavailable and not that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && AWAY_CODES.some((pattern) => pattern.test(code))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return AWAY_MESSAGES.test(error.message);
}

/** Whether the connection can no longer be used after this error of a statement. */
export function isConnectionClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const code = codeOf(error);
  return code === undefined ? AWAY_MESSAGES.test(error.message) : CLOSED_CODES.test(code);
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
