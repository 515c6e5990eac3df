import { prepareDataFolder } from './database/embedded/data-folder.ts';
import { openEmbeddedDatabase } from './database/embedded/embedded-database.ts';
import type { Settings } from './parts/settings.ts';

/** Name of the database in the server's own PostgreSQL. */
const DATABASE = 'hopcode';

/** A database to open. `release` ends its use; the last release stops the embedded PostgreSQL. */
export type DatabaseSource = { readonly url: string; readonly release: () => Promise<void> };

/**
 * Returns the PostgreSQL from the settings. If they name none, returns the embedded PostgreSQL, and starts it if it is
 * not running.
 */
export async function databaseSource(options: {
  readonly settings: Settings;
  /** The folder of the project. The default data folder is inside it. */
  readonly project: string;
  /**
   * Called when the embedded PostgreSQL has moved to another address. This process must restart to use the new address.
   */
  readonly onLost: (error: Error) => void;
  /** Called each time the embedded PostgreSQL has stopped and cannot be restarted yet. */
  readonly onAway?: (error: Error) => void;
}): Promise<DatabaseSource> {
  const { settings, project, ...told } = options;
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, release: async () => {} };
  const embedded = await openEmbeddedDatabase(prepareDataFolder(project, settings.dataFolder), told);
  return { url: await embedded.ensureDatabase(DATABASE), release: embedded.release };
}
