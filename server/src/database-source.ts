import { prepareDataFolder } from './database/embedded/data-folder.ts';
import { openEmbeddedDatabase } from './database/embedded/embedded-database.ts';
import type { Settings } from './settings.ts';

/** Name of the database in the server's own PostgreSQL. */
const DATABASE = 'hopcode';

/** A database to open; `release` lets go of the server's own PostgreSQL, which the last one stops. */
export type DatabaseSource = { readonly url: string; readonly release: () => Promise<void> };

/** The PostgreSQL of the settings, else the server's own, started where it does not run yet. */
export async function databaseSource(options: {
  readonly settings: Settings;
  /** The project's folder: the default data folder is below it. */
  readonly project: string;
  /** Told when the server's own PostgreSQL is at another address: this process must start anew to use it. */
  readonly onLost: (error: Error) => void;
  /** Told each time that the server's own PostgreSQL went away and could not be brought back yet. */
  readonly onAway?: (error: Error) => void;
}): Promise<DatabaseSource> {
  const { settings, project, ...told } = options;
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, release: async () => {} };
  const embedded = await openEmbeddedDatabase(prepareDataFolder(project, settings.dataFolder), told);
  return { url: await embedded.ensureDatabase(DATABASE), release: embedded.release };
}
