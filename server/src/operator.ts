import { fileURLToPath } from 'node:url';
import { resetOperatorSecondFactor } from './auth/reset-operator-second-factor.ts';
import { migrate, openDatabase } from './database/database.ts';
import { databaseSource } from './database-source.ts';
import { parseSettings } from './parts/settings.ts';

/**
 * Actions in the configured database that the operator runs on the server itself. The server may be running at the same
 * time.
 */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const USAGE = 'Use it as: npm run operator -- reset-second-factor [email of the operator]';

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

async function main([command, email, ...more]: readonly string[]): Promise<void> {
  if (command !== 'reset-second-factor' || more.length > 0) throw new Error(USAGE);
  const parsed = parseSettings(process.env);
  if (!parsed.ok) throw new Error(`Check these settings: ${parsed.problems.join(', ')}`);
  const { settings } = parsed;
  const onLost = (error: Error): void => console.error(error.message);
  const source = await databaseSource({ settings, project: PROJECT, onLost });
  const db = openDatabase(source.url, { connections: 1, onIdleError: onLost });
  try {
    await migrate(db);
    const reset = await resetOperatorSecondFactor(db, email);
    if (reset.length === 0) throw new Error('No operator logs in with a code, or none with this email.');
    for (const one of reset) console.log(`${one} logs in with the password alone now.`);
  } finally {
    await db.destroy();
    await source.release();
  }
}
