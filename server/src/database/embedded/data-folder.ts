import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { canEnter, databaseIdentity } from './process-identity.ts';
import { withAdvice } from './start-problem.ts';

/**
 * Creates the folder of the embedded PostgreSQL and returns its path: the given folder, or `.data` in the project. If
 * this process runs as root, PostgreSQL runs as another user. If that user has no access to the given folder, the
 * function throws. If that user has no access to `.data`, a folder in /var/lib is used instead.
 */
export function prepareDataFolder(project: string, wished: string | undefined): string {
  const folder = path.resolve(project, wished ?? '.data');
  withAdvice(folder, () => {
    mkdirSync(folder, { recursive: true });
    letThrough(folder);
  });
  if (canEnter(folder, databaseIdentity())) return folder;
  if (wished !== undefined) {
    throw new Error(
      `PostgreSQL does not run as root but as uid ${databaseIdentity().uid}, which cannot enter ${folder}. ` +
        'Set DATA_DIR to a folder whose parents any user can enter, or start Hopcode as another user.',
    );
  }
  const key = createHash('sha256').update(project).digest('hex').slice(0, 12);
  const instead = path.join('/var/lib/hopcode', key);
  mkdirSync(instead, { recursive: true });
  letThrough(instead);
  return instead;
}

/** Lets the database's user pass through the folder, but not list its contents. */
function letThrough(folder: string): void {
  if (databaseIdentity().uid === undefined) return;
  const { mode } = statSync(folder);
  if ((mode & 0o001) === 0) chmodSync(folder, (mode & 0o7777) | 0o001);
}
