// Renders the public pages after the application is built: `node web/src/build/pages/write-pages.ts`. Writes
// `web/dist/pages/<locale>/<page>.html` for each language, and `web/dist/pages/pages.json`, which lists them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LEVEL_JSON } from '@hopcode/contract/level-page';
import { bareFile, pageFile } from '@hopcode/contract/pages';
import { loadCatalogue } from '@hopcode/courses/catalogue';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { DEFAULT_LOCALE, LOCALES } from '@hopcode/translations/locales';
import { build } from 'vite';
import { startsOnUse } from '../../lib/page-start/pages-on-use.ts';
import { takeLinks } from '../early-links.ts';
import { barePages } from './bare-pages.ts';
import { earlyWords } from './early-words.ts';
import { LEVEL_PAGES } from './level-pages.ts';
import { describeCourse, readDescriptions } from './page-descriptions.ts';
import { barePageHtml, pageHtml } from './page-html.ts';
import { createStyleFinder } from './page-styles.ts';
import { PAGES_WITH_LOCKS, PUBLIC_PAGES } from './public-pages.ts';
import { rendererSchema } from './renderer.ts';
import { mapOfCourse, visitorCourses } from './visitor-courses.ts';

const WEB = join(import.meta.dirname, '../../..');
const DIST = join(WEB, 'dist');
const PAGES = join(DIST, 'pages');

const assets = readdirSync(join(DIST, 'assets'));
const styleFiles = () =>
  assets
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({
      address: `/assets/${name}`,
      text: readFileSync(join(DIST, 'assets', name), 'utf8'),
    }));

const write = (name: string, text: string): void => {
  const file = join(PAGES, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

process.env.NODE_ENV = 'production';
await build({ configFile: join(WEB, 'vite.prerender.config.ts'), mode: 'production' });
const { openRenderer, hasOwnWords, PAGE_DATA } = rendererSchema.parse(
  await import('../../../dist/.prerender/render-page.js'),
);

const template = readFileSync(join(DIST, 'index.html'), 'utf8');
if (takeLinks(template).links.length === 0)
  throw new Error('The built index.html has no script with the links of a level (early-links.ts).');
const stylesOf = createStyleFinder(styleFiles());
const coursesOf = visitorCourses(loadCatalogue(), loadCourseWords());
/** Each public page. A page with locks has a second version for a site that sells courses. */
const pageVersions = () => [
  ...PUBLIC_PAGES.map((page) => ({ page, isSelling: false })),
  ...PAGES_WITH_LOCKS.map((page) => ({ page, isSelling: true })),
];
const translated = LOCALES.map(({ code }) => code).filter(hasOwnWords);
rmSync(PAGES, { recursive: true, force: true });
for (const { code: locale } of LOCALES) {
  const render = await openRenderer(locale);
  const descriptions = readDescriptions(locale);
  for (const { name, page, preview } of LEVEL_PAGES) {
    const rendered = await render(`/${locale}/${page}`, [], preview);
    const html = pageHtml(template, {
      locale,
      page,
      translated,
      html: rendered.html,
      title: rendered.title,
      description: preview.goal,
      styles: stylesOf(rendered.html),
      words: earlyWords(assets, locale, true),
      isLevel: true,
      onUse: false,
      waiting: rendered.waiting,
      failed: rendered.failed,
      data: { ...rendered.data, preview: JSON.parse(LEVEL_JSON) },
      dataId: PAGE_DATA,
    });
    write(`${locale}/${name}.html`, html);
  }
  for (const { page, isSelling } of pageVersions()) {
    const courses = coursesOf(page, locale, isSelling);
    const rendered = await render(`/${locale}/${page}`, courses);
    const mapped = mapOfCourse(page, courses);
    const html = pageHtml(template, {
      locale,
      page,
      translated,
      html: rendered.html,
      title: rendered.title,
      description: mapped ? describeCourse(mapped, locale) : (rendered.description ?? descriptions(page)),
      styles: stylesOf(rendered.html),
      words: earlyWords(assets, locale, false),
      isLevel: false,
      onUse: startsOnUse(page),
      waiting: rendered.waiting,
      failed: rendered.failed,
      data: rendered.data,
      dataId: PAGE_DATA,
    });
    write(pageFile(locale, page, isSelling), html);
  }
  const description = descriptions('app');
  const { failed } = await render(`/${locale}/login`, []);
  for (const { page, title } of barePages(locale))
    write(bareFile(locale, page), barePageHtml(template, { locale, title, description, failed, translated }));
}
const bare = barePages(DEFAULT_LOCALE).map(({ page }) => page);
write('pages.json', JSON.stringify({ translated, pages: PUBLIC_PAGES, locks: PAGES_WITH_LOCKS, bare }));
console.log(`pages: ${PUBLIC_PAGES.length + LEVEL_PAGES.length} in ${LOCALES.length} languages`);
