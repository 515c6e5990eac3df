import { startServer } from '../server.ts';
import { parseSettings } from '../settings.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { fixtureContent } from './fixture-content.ts';

/** The server as `main.ts` runs it, on the small catalogue and without pages: for tests that kill processes. */
const parsed = parseSettings(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join());
const server = await startServer({
  settings: parsed.settings,
  project: import.meta.dirname,
  content: fixtureContent(),
  onLost: (error) => {
    throw error;
  },
});
stopOnSignals(server.stop);
console.log(`Hopcode is ready at ${server.address}`);
