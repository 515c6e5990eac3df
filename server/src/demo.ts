import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@hopcode/courses/catalogue';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { migrate, openDatabase } from './database/database.ts';
import { NO_LIMITS } from './database/pool.ts';
import { databaseSource } from './database-source.ts';
import { buildDemo, DEMO_LOGINS, DEMO_PASSWORD } from './demo/build-demo.ts';
import { buildDemoPayments } from './demo/demo-payments.ts';
import { createContent } from './parts/content.ts';
import { parseSettings } from './parts/settings.ts';

/** Fills the configured database with demo accounts. A server may be running at the same time. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

await main().catch((error: unknown) => {
  console.error(`The demo was not made. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('All accounts of the demo have the same password: do not use it on a production server.');
  }
  const parsed = parseSettings(process.env);
  if (!parsed.ok) throw new Error(`Check these settings: ${parsed.problems.join(', ')}`);
  const { settings } = parsed;
  const catalogue = loadCatalogue(settings.coursesFolder);
  const outline = catalogue.courses()[0];
  if (outline === undefined) throw new Error('There is no course. Run npm run build first.');
  // In the demo, children play the required levels in order.
  const levels = outline.chapters.flatMap((chapter) =>
    chapter.levels.filter((slug) => !chapter.extras?.includes(slug)),
  );
  const course = { id: outline.id, levels };
  const words = loadCourseWords(settings.translationsFolder);
  const content = createContent(catalogue, words, new Set(settings.levelsNotReady));

  const onLost = (error: Error): void => console.error(error.message);
  const source = await databaseSource({ settings, project: PROJECT, onLost });
  const db = openDatabase(source.url, { connections: 2, onIdleError: onLost, limits: NO_LIMITS });
  try {
    await migrate(db);
    const isNew = await buildDemo(db, content, course);
    const code = await buildDemoPayments(db);
    if (!isNew) console.log('The demo is there already. Its accounts:');
    for (const { who, slug, name } of DEMO_LOGINS) {
      console.log(
        `${who.padEnd(64)} ${(slug === undefined ? '/en/login' : `/en/login-org/${slug}`).padEnd(26)} ${name}`,
      );
    }
    console.log(`The password of every account is ${DEMO_PASSWORD}`);
    if (code !== undefined) console.log(`Elm School can redeem this licence code once: ${code}`);
  } finally {
    await db.destroy();
    await source.release();
  }
  // `npm run demo -- --paddle` also starts a payment provider whose clock can be changed.
  if (process.argv.includes('--paddle')) await import('./paddle.ts');
}
