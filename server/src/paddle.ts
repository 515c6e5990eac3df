import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from './database/database.ts';
import { databaseSource } from './database-source.ts';
import { adopt } from './paddle-stand-in/adopt.ts';
import { addPages } from './paddle-stand-in/pages.ts';
import { passDaysIn } from './paddle-stand-in/pass-days.ts';
import { settingsAsVariables } from './paddle-stand-in/settings-as-variables.ts';
import { startStandIn } from './paddle-stand-in/stand-in.ts';
import { parseSettings } from './parts/settings.ts';

/**
 * Runs a stand-in for Paddle on this machine, next to a development server. On a page of the stand-in, a developer can
 * let days pass. This also moves the times of payments in the server's database into the past. At the start the
 * stand-in has the purchases that are in the database, such as those of the demo.
 */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const PORT = 4599;
const DELIVER_MS = 300;

await main().catch((error: unknown) => {
  console.error(`The stand-in did not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('It takes no money: it is not for production.');
  const parsed = parseSettings(process.env);
  if (!parsed.ok) throw new Error(`Check these settings: ${parsed.problems.join(', ')}`);
  const { settings } = parsed;
  const site = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const onLost = (error: Error): void => console.error(error.message);
  const source = await databaseSource({ settings, project: PROJECT, onLost });
  const db = openDatabase(source.url, { connections: 1, onIdleError: onLost });
  await migrate(db);
  let sending: Promise<unknown> | undefined;
  const tell = async (): Promise<void> => {
    sending ??= standIn.deliver(`${site}/api/payment/paddle`).finally(() => {
      sending = undefined;
    });
    await sending;
  };
  const standIn = await startStandIn({
    port: PORT,
    add: (app, world) =>
      addPages(app, world, {
        returnTo: `${site}/en/profile/billing`,
        onDays: async (days) => {
          // The first call may have begun before the last event was created, so there is a second call.
          await tell();
          await tell();
          await passDaysIn(db, days);
        },
      }),
  });
  await adopt(db, standIn.world);
  console.log(
    `The stand-in of Paddle is ready at ${standIn.settings.environment}. Start the server with these settings:`,
  );
  for (const [name, value] of Object.entries(settingsAsVariables(standIn.settings)))
    console.log(`${name}=${value}`);
  const timer = setInterval(() => void tell(), DELIVER_MS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      clearInterval(timer);
      await standIn.stop();
      await db.destroy();
      await source.release();
    });
}
