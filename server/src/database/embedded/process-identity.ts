import { statSync } from 'node:fs';
import path from 'node:path';

/** The id of the user `nobody`. PostgreSQL refuses to run as root, and this user always exists. */
const NOBODY_ID = 65_534;

/** The user that runs PostgreSQL; empty for the user of this process. */
export type ProcessIdentity = { readonly uid?: number; readonly gid?: number };

/** The identity for PostgreSQL: `nobody` if this process runs as root. */
export function databaseIdentity(): ProcessIdentity {
  return process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : {};
}

/** Whether an identity has access to a folder and all its parents. The folder must exist. */
export function canEnter(folder: string, identity: ProcessIdentity): boolean {
  if (identity.uid === undefined) return true;
  const stats = statSync(folder);
  const bit = stats.uid === identity.uid ? 0o100 : stats.gid === identity.gid ? 0o010 : 0o001;
  if ((stats.mode & bit) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || canEnter(parent, identity);
}

/**
 * Environment variables that are needed to find and run PostgreSQL's programs. The programs do not get the server's
 * secrets.
 */
const NEEDED = ['PATH', 'TMPDIR', 'TZ', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** The environment for PostgreSQL's programs, without the other variables of this process. */
export function databaseEnvironment(): Record<string, string> {
  return Object.fromEntries(
    NEEDED.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
