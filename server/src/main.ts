import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@hopcode/courses/catalogue';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { createContent } from './level/content.ts';
import { startServer } from './server.ts';
import { parseSettings } from './settings.ts';
import { startWarnings } from './start-warnings.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** The project's folder. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

await main().catch((error: unknown) => {
  console.error(`Hopcode did not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});

async function main(): Promise<void> {
  const parsed = parseSettings(process.env);
  if (!parsed.ok)
    throw new Error(`Check these settings:\n${parsed.problems.map((one) => `  ${one}`).join('\n')}`);
  for (const warning of startWarnings(parsed.settings)) console.warn(`Warning: ${warning}`);
  const { coursesFolder, translationsFolder } = parsed.settings;
  const starting = startServer({
    settings: parsed.settings,
    project: PROJECT,
    content: createContent(loadCatalogue(coursesFolder), loadCourseWords(translationsFolder)),
    onLost: (error) => {
      console.error(`Hopcode stops: its database has moved. ${error.message}`);
      process.exit(1);
    },
  });
  // Also while it starts: a database that has just been started must not be left running.
  stopOnSignals(async () => (await starting).stop(), parsed.settings.drainSeconds);
  const server = await starting;
  console.log(`Hopcode is ready at ${server.address}`);
  if (server.operator?.password !== undefined) {
    const { email, password } = server.operator;
    console.log(`The operator is ${email} with the password ${password} (shown this once)`);
  }
}
