import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The contents of the file that a running PostgreSQL writes into its data directory. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
  /** The id of PostgreSQL's shared memory segment, if it has one. */
  readonly sharedMemory: number | undefined;
};

const postmasterFile = (data: string): string => path.join(data, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined if the file does not exist or is incomplete. */
export function readPostmaster(data: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(postmasterFile(data), { encoding: 'utf8' });
  } catch {
    return undefined;
  }
  // The lines of the file: process id, data directory, start time, port, socket directory, address, shared memory,
  // status.
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return undefined;
  const sharedMemory = Number(lines[6]?.trim().split(/\s+/)[1] ?? Number.NaN);
  return {
    pid,
    port,
    ready: lines[7]?.trim() === 'ready',
    sharedMemory: Number.isInteger(sharedMemory) ? sharedMemory : undefined,
  };
}

/**
 * Deletes the file of a PostgreSQL that no longer runs, if a zombie or another program now has its process id. This can
 * happen after a restart of the machine. PostgreSQL cannot detect this and would refuse to start. Does nothing while a
 * process still uses the shared memory of that PostgreSQL.
 */
export function removeStaleFile(data: string, postmaster: Postmaster): void {
  if (isPostgresOf(postmaster.pid, data)) return;
  // If another PostgreSQL has this process id, this data directory is a copy, and the memory belongs to that
  // PostgreSQL.
  if (!isPostgres(postmaster.pid) && isAttached(postmaster.sharedMemory)) return;
  rmSync(postmasterFile(data), { force: true });
}

/** Whether a process uses a shared memory segment; true if this is unknown. */
function isAttached(segment: number | undefined): boolean {
  if (segment === undefined) return true;
  let table: string;
  try {
    table = readFileSync('/proc/sysvipc/shm', { encoding: 'utf8' });
  } catch {
    return true;
  }
  // The columns are: key, shmid, perms, size, cpid, lpid, nattch, ...
  const row = table.split('\n').find((line) => Number(line.trim().split(/\s+/)[1]) === segment);
  return row !== undefined && row.trim().split(/\s+/)[6] !== '0';
}

/** Whether the process with this id is a running PostgreSQL, and not another program that got the same id later. */
export function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const mayNot = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!mayNot) return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    const [, name, state] =
      /^\d+ \((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, { encoding: 'utf8' })) ?? [];
    return name?.startsWith('postgres') === true && state !== 'Z';
  } catch {
    return false;
  }
}

/**
 * Whether the process with this id is a running PostgreSQL with this data directory; true if this is unknown. In a copy
 * of a data directory, the file contains the process id of the PostgreSQL that uses the original.
 */
export function isPostgresOf(pid: number, data: string): boolean {
  if (!isPostgres(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    // The working directory of PostgreSQL is its data directory.
    return readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch {
    return true;
  }
}
