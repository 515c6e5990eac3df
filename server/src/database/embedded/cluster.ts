import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { databaseEnvironment, databaseIdentity } from './process-identity.ts';
import { StartProblem, startProblem } from './start-problem.ts';

/** Major version of PostgreSQL. It cannot read the data of another major version. */
const MAJOR = 18;
const SECRET_FILE = 'hopcode.json';

/** The database user that owns everything in the embedded PostgreSQL. */
export const CLUSTER_USER = 'hopcode';

const secretSchema = z.object({ password: z.string().min(16) });

/** The path of PostgreSQL's data directory within a data folder. */
export const clusterDirectory = (folder: string): string => path.join(folder, `postgresql-${MAJOR}-data`);

/**
 * Creates the data directory if it does not exist, and returns the password of PostgreSQL's superuser. Each process
 * creates its own directory under a temporary name and then renames it. Only one of several simultaneous processes
 * succeeds, because an existing directory is not overwritten. A killed process therefore leaves no incomplete data
 * directory.
 */
export function ensureCluster(folder: string, binaries: string): string {
  const data = clusterDirectory(folder);
  checkCluster(folder, data);
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    removeUnfinished(data);
    const beside = `${data}.${process.pid}.${randomBytes(4).toString('hex')}`;
    try {
      makeCluster(beside, binaries);
      renameSync(beside, data);
    } catch (error) {
      if (!existsSync(path.join(data, 'PG_VERSION'))) throw error;
    } finally {
      rmSync(beside, { recursive: true, force: true });
    }
  }
  return readPassword(data);
}

/**
 * Throws if PostgreSQL cannot use an existing data directory, and explains why. PostgreSQL's own messages come later
 * and are harder to understand.
 */
function checkCluster(folder: string, data: string): void {
  const found = statSync(data, { throwIfNoEntry: false });
  if (found === undefined) {
    const other = readdirSync(folder).find((name) => /^postgresql-\d+-data$/.test(name));
    if (other !== undefined) throw new StartProblem(otherVersion(path.join(folder, other)));
    return;
  }
  const { uid = process.getuid?.(), gid = process.getgid?.() } = databaseIdentity();
  if (uid === undefined) return;
  if (found.uid !== uid) {
    throw new StartProblem(
      `${data} belongs to uid ${found.uid}, and PostgreSQL runs as uid ${uid}. ` +
        `Run: chown -R ${uid}:${gid} ${data}`,
    );
  }
  if ((found.mode & 0o727) !== 0o700) {
    const mode = (found.mode & 0o777).toString(8).padStart(3, '0');
    throw new StartProblem(`${data} has the mode ${mode}, and PostgreSQL wants 700. Run: chmod 700 ${data}`);
  }
  const version = readFileSync(path.join(data, 'PG_VERSION'), { encoding: 'utf8' }).trim();
  if (version !== String(MAJOR)) throw new StartProblem(otherVersion(data));
}

const otherVersion = (data: string): string =>
  `The data in ${data} were made by another version of PostgreSQL than ${MAJOR}. Start the Hopcode that made them, ` +
  'or set DATA_DIR to an empty folder.';

function readPassword(data: string): string {
  const file = path.join(data, SECRET_FILE);
  const advice = `Put the ${SECRET_FILE} of this data folder back from your backup, or set DATA_DIR to an empty folder.`;
  if (!existsSync(file)) {
    throw new StartProblem(`${file} is missing. Without its password we cannot open the database. ${advice}`);
  }
  try {
    const secret: unknown = JSON.parse(readFileSync(file, { encoding: 'utf8' }));
    return secretSchema.parse(secret).password;
  } catch (cause) {
    throw new StartProblem(`${file} holds no password that we can read. ${advice}`, { cause });
  }
}

/** Removes temporary directories of processes that were killed while they created the data directory. */
function removeUnfinished(data: string): void {
  const folder = path.dirname(data);
  for (const name of readdirSync(folder)) {
    const maker = name.startsWith(`${path.basename(data)}.`) ? Number(name.split('.')[1]) : Number.NaN;
    if (!Number.isNaN(maker) && !isAlive(maker))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function makeCluster(data: string, binaries: string): void {
  const identity = databaseIdentity();
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${data}.password`;
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(data, identity.uid, identity.gid);
    chownSync(passwordFile, identity.uid, identity.gid);
  }
  try {
    const made = spawnSync(
      path.join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${data}`,
        `--username=${CLUSTER_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // PostgreSQL's built-in collation. The collations of the system and of ICU change between versions, which
        // breaks indexes.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
      ],
      { ...identity, env: databaseEnvironment(), cwd: path.parse(data).root, encoding: 'utf8' },
    );
    if (made.status !== 0) {
      throw startProblem(data, made.error?.message ?? made.stderr);
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(path.join(data, SECRET_FILE), JSON.stringify({ password }), { mode: 0o600 });
}
