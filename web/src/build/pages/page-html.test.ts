import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIGNED_IN_COOKIE } from '@hopcode/contract/auth/signed-in-cookie';
import { GOOGLE_LOGIN, SELLING_MODE } from '@hopcode/contract/page-places';
import { expect, it } from 'vitest';
import { LEARNER_KEY } from '../../lib/page-start/stored-keys.ts';
import { colorScheme } from '../../lib/settings.ts';
import { linksForPaths } from '../early-links.ts';
import { barePageHtml, type PageParts, pageHtml } from './page-html.ts';

/** The real page, from which Vite's build creates the template. */
const TEMPLATE = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');

const PARTS: PageParts = {
  locale: 'en',
  page: 'login',
  title: 'Log In & <Co> - Hopcode',
  description: 'Log in to "Hopcode".',
  html: '<link rel="preload" as="image" href="/assets/mark.png"/><h1>Log in for $& now</h1>',
  styles: ['/assets/card.css'],
  words: ['/assets/words-es-ui.js'],
  isLevel: false,
  data: { words: ['</script><p>'] },
  dataId: 'page-data',
  translated: ['en', 'es'],
  onUse: false,
  waiting: 'Loading "now"...',
  failed: { text: 'Not <loaded>.', reload: 'Again' },
};

const countOf = (text: string, part: string): number => text.split(part).length - 1;

it('forms do nothing before the application runs, and the page says that it is busy', () => {
  const page = pageHtml(TEMPLATE, { ...PARTS, html: '<main id="main"><form class="login"></form></main>' });
  expect(page).toContain(
    '<main aria-busy="true" data-sleeping="" id="main"><form inert="" data-sleeping="" class="login">',
  );
  expect(pageHtml(TEMPLATE, { ...PARTS, html: '<main>Terms</main>' })).toContain('<main>Terms</main>');
});

it.each([
  ['its language', '<html lang="en" dir="ltr"'],
  ['its title', '<title>Log In &amp; &lt;Co&gt; - Hopcode</title>'],
  ['its description', '<meta name="description" content="Log in to &quot;Hopcode&quot;."'],
  ['its title for links', '<meta property="og:title" content="Log In &amp; &lt;Co&gt; - Hopcode"'],
  ['its address', '<link rel="canonical" href="SITE_ADDRESS/en/login" />'],
  ['its translations', '<link rel="alternate" hreflang="es" href="SITE_ADDRESS/es/login" />'],
  ['its default language', '<link rel="alternate" hreflang="x-default" href="SITE_ADDRESS/en/login" />'],
  ['its styles', '<link rel="stylesheet" crossorigin href="/assets/card.css">'],
  ['its words', '<link data-later="modulepreload" crossorigin href="/assets/words-es-ui.js">'],
  ['its contents', '<div id="root"><h1>Log in for $& now</h1></div>'],
  [
    'its data',
    '<script type="application/json" id="page-data">{"words":["\\u003c/script>\\u003cp>"]}</script>',
  ],
  ['its early pictures in the head', '<link rel="preload" as="image" href="/assets/mark.png"/>\n    </head>'],
  ['the words for a wait', '<div id="waiting" role="status" data-words="Loading &quot;now&quot;..."></div>'],
  [
    'the words for a failed load',
    '<p lang="en" dir="ltr">Not &lt;loaded&gt;.<br /><button type="button">Again</button></p>',
  ],
])('a page has %s once', (_, part) => {
  expect(countOf(pageHtml(TEMPLATE, PARTS), part)).toBe(1);
});

it.each([
  ['es', 'ltr', '<body>'],
  ['he', 'rtl', '<body lang="en">'],
])('a page in %s has the direction %s and starts with %s', (locale, dir, body) => {
  const html = pageHtml(TEMPLATE, { ...PARTS, locale });
  expect(html).toContain(`<html lang="${locale}" dir="${dir}"`);
  expect(html).toContain(body);
});

it.each([
  ['es', '<html lang="es" dir="ltr"', '<p lang="es" dir="ltr">Not'],
  ['he', '<html lang="he" dir="rtl"', '<p lang="en" dir="ltr">Not'],
])('a page in %s without contents has its language', (locale, html, words) => {
  const page = barePageHtml(TEMPLATE, { ...PARTS, locale });
  expect(page).toContain(html);
  expect(page).toContain('<title>Log In &amp; &lt;Co&gt; - Hopcode</title>');
  expect(page).toContain(words);
  expect(page).not.toContain('has not loaded');
});

it('does not link the styles of the template again', () => {
  const template = TEMPLATE.replace('</head>', '<link rel="stylesheet" href="/assets/card.css"></head>');
  expect(countOf(pageHtml(template, PARTS), '/assets/card.css')).toBe(1);
});

it.each(['<title>', '<body>', '<div id="root">'])('refuses a template without %s', (part) => {
  expect(() => pageHtml(TEMPLATE.replace(part, ''), PARTS)).toThrow(/0 places/);
});

it('reads the colour scheme from the storage key that the application uses', () => {
  expect(TEMPLATE).toContain(`localStorage.getItem('${colorScheme.key}')`);
});

it('has placeholders for how the site sells, and for whether it has the login of Google', () => {
  expect(TEMPLATE).toContain(`data-selling="${SELLING_MODE}"`);
  expect(TEMPLATE).toContain(`data-google="${GOOGLE_LOGIN}"`);
});

it('reserves the space of the account menu by the same signs of a session as the application', () => {
  expect(TEMPLATE).toContain(`(^|; )${SIGNED_IN_COOKIE}=`);
  expect(TEMPLATE).toContain(`localStorage.getItem('${LEARNER_KEY}')`);
});

it.each([
  [
    'immediately',
    false,
    '<html lang="en" dir="ltr" data-rendered data-mantine-color-scheme="light" data-google',
  ],
  [
    'on use',
    true,
    '<html lang="en" dir="ltr" data-rendered data-mantine-color-scheme="light" data-on-use="" ',
  ],
])('a page that starts the application %s does not load its files before', (_, onUse, start) => {
  const template = TEMPLATE.replace('</head>', '<link rel="modulepreload" href="/assets/start.js"></head>');
  const page = pageHtml(template, { ...PARTS, onUse });
  expect(page).toContain(start);
  expect(page).toContain('<link data-later="modulepreload" href="/assets/start.js">');
  expect(page).toContain('<link data-later="modulepreload" crossorigin href="/assets/words-es-ui.js">');
  expect(page).not.toContain('rel="modulepreload"');
  expect(page.includes('<link rel="manifest" href="/manifest.webmanifest">')).toBe(onUse);
});

it.each([
  ['schools', '<p>Plans</p>', 'prices'],
  ['tos', '<p>Terms</p>', ''],
  ['signup', '<form></form>', 'form'],
])('marks the page %s, which starts on use, with what it contains', (name, html, mark) => {
  const page = pageHtml(TEMPLATE, { ...PARTS, page: name, html, onUse: true });
  expect(page).toContain(`data-on-use="${mark}"`);
});

const LEVEL_LINKS = [
  { rel: 'preload', as: 'style', href: '/assets/level.css' },
  { rel: 'preload', as: 'style', href: '/assets/card.css' },
  { rel: 'preload', as: 'font', href: '/assets/code.woff2' },
  { rel: 'modulepreload', href: '/assets/level.js' },
];

it.each([
  [
    true,
    [
      '<link rel="stylesheet" crossorigin href="/assets/card.css">',
      '<link data-later="preload" as="style" href="/assets/level.css">',
      '<link rel="preload" as="font" href="/assets/code.woff2">',
      '<link data-later="modulepreload" href="/assets/level.js">',
    ],
  ],
  [false, ['<link rel="stylesheet" crossorigin href="/assets/card.css">']],
])('a rendered page that shows a level (%s) has the links for it instead of the script', (isLevel, links) => {
  const script = `<script>${linksForPaths([/level/], LEVEL_LINKS)}</script>`;
  const page = pageHtml(TEMPLATE.replace('<head>', `<head>${script}`), { ...PARTS, isLevel });
  expect(page).not.toContain('for(const link of');
  expect(page.match(/<link [^>]*(?:level|card|code)\.\w+">/g)).toEqual(links);
});

it('loads the files of the application immediately on a page that the build has not rendered', () => {
  const template = TEMPLATE.replace('</head>', '<link rel="modulepreload" href="/assets/start.js"></head>');
  const page = barePageHtml(template, PARTS);
  expect(page).toContain('<link rel="modulepreload" href="/assets/start.js">');
  expect(page).not.toContain('data-rendered');
});

it('forms of a page that starts on first use accept input, and the browser never sends them', () => {
  const page = pageHtml(TEMPLATE, {
    ...PARTS,
    onUse: true,
    html: '<main><form class="login"></form></main>',
  });
  expect(page).toContain('<main><form method="dialog" class="login">');
  expect(page).toContain('data-on-use="form"');
});
