import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { prepareDataFolder } from '../database/embedded/data-folder.ts';
import { openEmbeddedDatabase } from '../database/embedded/embedded-database.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const NAME = 'hosted';

export type HostedDatabase = {
  /** The DATABASE_URL of a host. */
  readonly url: string;
  /** Stops the PostgreSQL, unless another process uses it. */
  readonly release: () => Promise<void>;
};

/**
 * A PostgreSQL like a hosting provider's: at an address with a password, with a role that is not a superuser and owns
 * a database, in another time zone. It shares only the binaries of our own PostgreSQL and a folder in `.build`.
 */
export async function openHostedDatabase(): Promise<HostedDatabase> {
  const embedded = await openEmbeddedDatabase(prepareDataFolder(PROJECT, '.build/hosted-database'), {
    // Tests do not crash the machine, so writing without waiting for the disk is safe here, and fast.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const password = randomBytes(24).toString('base64url');
  await embedded.ensureDatabase(NAME);
  const admin = new pg.Client({ connectionString: embedded.url('postgres') });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [NAME]);
    if (rowCount === 0) await admin.query(`create role ${NAME}`);
    await admin.query(`alter role ${NAME} with login createdb nosuperuser password '${password}'`);
    await admin.query(`alter role ${NAME} set timezone = 'Pacific/Auckland'`);
    await admin.query(`alter database ${NAME} owner to ${NAME}`);
    // A host shows nothing of other databases.
    await admin.query('revoke connect on database postgres from public');
  } finally {
    await admin.end();
  }
  const url = Object.assign(new URL(embedded.url(NAME)), { username: NAME, password });
  return { url: url.href, release: embedded.release };
}
