import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@hopcode/courses/catalogue';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { operatorLine } from './auth/first-operator.ts';
import { EXIT_CODES, StartError } from './exit-codes.ts';
import { createContent } from './parts/content.ts';
import { parseSettings } from './parts/settings.ts';
import { startServer } from './server.ts';
import { startWarnings } from './start-warnings.ts';
import { stopOnSignals, tellReady } from './stop-on-signals.ts';

/** The project's folder. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

await main().catch((error: unknown) => {
  console.error(`Hopcode did not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(error instanceof StartError ? error.exitCode : EXIT_CODES.fault);
});

async function main(): Promise<void> {
  const parsed = parseSettings(process.env);
  if (!parsed.ok)
    throw new StartError(
      `Check these settings:\n${parsed.problems.map((one) => `  ${one}`).join('\n')}`,
      EXIT_CODES.settings,
    );
  for (const warning of startWarnings(parsed.settings)) console.warn(`Warning: ${warning}`);
  const { coursesFolder, translationsFolder, levelsNotReady } = parsed.settings;
  const catalogue = loadCatalogue(coursesFolder);
  const content = createContent(catalogue, loadCourseWords(translationsFolder), new Set(levelsNotReady));
  for (const slug of levelsNotReady)
    if (content.courseOfLevel(slug) === undefined)
      console.warn(`Warning: LEVELS_NOT_READY names ${slug}, and there is no such level`);
  const starting = startServer({
    settings: parsed.settings,
    project: PROJECT,
    content,
    onLost: (error) => {
      console.error(`Hopcode stops: its database has moved. ${error.message}`);
      process.exit(EXIT_CODES.fault);
    },
  });
  // A signal also works during the start, so that a database that has just started does not stay running.
  stopOnSignals({
    stop: async (how) => (await starting).stop(how),
    drainSeconds: parsed.settings.drainSeconds,
  });
  const server = await starting;
  tellReady();
  console.log(`Hopcode is ready at ${server.address}`);
  if (server.operator !== undefined) console.log(operatorLine(server.operator));
}
