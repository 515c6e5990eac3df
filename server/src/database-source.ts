import { prepareDataFolder } from './database/embedded/data-folder.ts';
import { openEmbeddedDatabase } from './database/embedded/embedded-database.ts';
import type { Settings } from './parts/settings.ts';

/** Name of the database in the server's own PostgreSQL. */
const DATABASE = 'hopcode';

/** A database to open; `release` ends its use; the last user stops the embedded PostgreSQL. */
export type DatabaseSource = { readonly url: string; readonly release: () => Promise<void> };

/** The PostgreSQL in the settings, otherwise the embedded one, which is started if it is not running. */
export async function databaseSource(options: {
  readonly settings: Settings;
  /** The project's folder: the default data folder is below it. */
  readonly project: string;
  /** Called when the embedded PostgreSQL has moved to another address: this process must restart to use it. */
  readonly onLost: (error: Error) => void;
  /** Called each time the embedded PostgreSQL has stopped and cannot be restarted yet. */
  readonly onAway?: (error: Error) => void;
}): Promise<DatabaseSource> {
  const { settings, project, ...told } = options;
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, release: async () => {} };
  const embedded = await openEmbeddedDatabase(prepareDataFolder(project, settings.dataFolder), told);
  return { url: await embedded.ensureDatabase(DATABASE), release: embedded.release };
}
