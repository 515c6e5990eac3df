import { parseSettings } from '../parts/settings.ts';
import { startServer } from '../server.ts';
import { stopOnSignals, tellReady } from '../stop-on-signals.ts';
import { fixtureContent } from './fixture-content.ts';

/**
 * Runs the server as `main.ts` does, but with the small catalogue and without pages. It is for tests that kill
 * processes.
 */
const parsed = parseSettings(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join());
const starting = startServer({
  settings: parsed.settings,
  project: import.meta.dirname,
  content: fixtureContent(),
  mailPace: { takenFor: 2, lookEvery: 0.5, firstRetryAfter: 1, superviseEvery: 1 },
  onLost: (error) => {
    throw error;
  },
});
// This works during the start too, so that a database that has just started does not stay running.
stopOnSignals({
  stop: async (how) => (await starting).stop(how),
  drainSeconds: parsed.settings.drainSeconds,
});
const server = await starting.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
tellReady();
console.log(`Hopcode is ready at ${server.address}`);
