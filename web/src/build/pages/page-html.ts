import { escapeHtml } from '@hopcode/contract/escape-html';
import { SITE_ADDRESS } from '@hopcode/contract/page-places';
import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { WAITING } from '../../lib/page-start/early-presses.ts';
import { RENDERED } from '../../lib/page-start/first-picture.ts';
import { LATER } from '../../lib/page-start/later-files.ts';
import { FORM, ON_USE, PRICES } from '../../lib/page-start/needs-application.ts';
import { hasPrices } from '../../lib/page-start/pages-on-use.ts';
import { SLEEPING } from '../../lib/page-start/sleeping-forms.ts';
import { type Link, takeLinks } from '../early-links.ts';

/** The text for a failed load, and the label of the button that loads the page again. */
export type FailedWords = { readonly text: string; readonly reload: string };

/** What differs from page to page. */
export type PageParts = {
  /** Code of the page's language. */
  readonly locale: string;
  /** The path without the language: `guide/lists`; empty for the home page. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  /** Contents of `#root`. */
  readonly html: string;
  /** Addresses of the style files that the page needs. */
  readonly styles: readonly string[];
  /** Addresses of the scripts with words that the page loads in parallel with the application. */
  readonly words: readonly string[];
  /** Whether the page shows a level, and therefore loads the files that a level needs. */
  readonly isLevel: boolean;
  /** Data for the application. */
  readonly data: unknown;
  /** Id of the element with the data. */
  readonly dataId: string;
  /** Whether the page starts the application only when a visitor uses the page. */
  readonly onUse: boolean;
  /** The text that says that the page is loading. */
  readonly waiting: string;
  /** The text for a failed load of the application. */
  readonly failed: FailedWords;
  /** The languages with their own words. Search engines may offer the page in these languages. */
  readonly translated: readonly string[];
};

/** JSON that cannot end the script element around it. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Replaces the only match of `place` in the page. Throws if there is no match, or several. */
const replaceOne = (page: string, place: RegExp, replacement: string): string => {
  const found = page.match(new RegExp(place.source, `${place.flags}g`)) ?? [];
  if (found.length !== 1) throw new Error(`The built page has ${found.length} places like ${place.source}.`);
  return page.replace(place, () => replacement);
};

/** A page without its contents, which the application adds. */
export type BareParts = Pick<PageParts, 'locale' | 'title' | 'description' | 'failed' | 'translated'>;

type Change = readonly [place: RegExp, replacement: string];

/** The changes that every page needs: language, title, description and the text for a failed load. */
const ownWords = (parts: BareParts, attributes: string): readonly Change[] => {
  const { locale, failed, translated } = parts;
  const [title, description] = [parts.title, parts.description].map(escapeHtml);
  const dir = localeOf(locale)?.dir ?? 'ltr';
  const hasWords = translated.includes(locale);
  const lang = hasWords ? '' : ` lang="${DEFAULT_LOCALE}"`;
  return [
    [/<html lang="en" dir="ltr"/, `<html lang="${locale}" dir="${dir}"${attributes}`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta name="description" content="[^"]*"/, `<meta name="description" content="${description}"`],
    [/<meta property="og:title" content="[^"]*"/, `<meta property="og:title" content="${title}"`],
    [
      /<meta property="og:description" content="[^"]*"/,
      `<meta property="og:description" content="${description}"`,
    ],
    [/<body>/, `<body${lang}>`],
    [
      /<p lang="en" dir="ltr">[\s\S]*?<\/p>/,
      `<p lang="${hasWords ? locale : DEFAULT_LOCALE}" dir="${hasWords ? dir : 'ltr'}">${escapeHtml(failed.text)}<br /><button type="button">${escapeHtml(failed.reload)}</button></p>`,
    ],
  ];
};

/** The built `index.html` in a language, with the title of a page whose contents the application adds. */
export const barePageHtml = (template: string, parts: BareParts, attributes = ''): string =>
  ownWords(parts, attributes).reduce(
    (before, [place, replacement]) => replaceOne(before, place, replacement),
    template,
  );

const addressOf = (locale: string, page: string): string => `${SITE_ADDRESS}/${locale}/${page}`;

/** The links that tell a search engine the address of the page and the addresses of its translations. */
const addressLinks = ({ locale, page, translated }: PageParts): string[] => [
  `<link rel="canonical" href="${addressOf(locale, page)}" />`,
  `<meta property="og:url" content="${addressOf(locale, page)}" />`,
  `<meta property="og:locale" content="${locale}" />`,
  ...translated.map((code) => `<link rel="alternate" hreflang="${code}" href="${addressOf(code, page)}" />`),
  `<link rel="alternate" hreflang="x-default" href="${addressOf(DEFAULT_LOCALE, page)}" />`,
];

/** Links to pictures that React puts before the rendered page. They belong in the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*\/>)+/;

/**
 * Disables forms until the application runs. Before that, input would be lost, and the browser would send a password in
 * the address. Screen readers do not find these forms, so the page is marked as busy. `reportRunning` undoes this.
 */
const withSleepingForms = (html: string): string =>
  html.includes('<form')
    ? html
        .replaceAll('<form', `<form inert="" ${SLEEPING}=""`)
        .replace('<main', `<main aria-busy="true" ${SLEEPING}=""`)
    : html;

/**
 * Forms that accept input before the application runs. The application takes over the input (docs/decisions/0063). With
 * the method `dialog`, a browser never sends a form, even without scripts. So no password gets into an address.
 */
const withUnsentForms = (html: string): string => html.replaceAll('<form', '<form method="dialog"');

/**
 * The link to the manifest, for pages that start the application only when they are used. On other pages the
 * application adds it.
 */
const MANIFEST = '<link rel="manifest" href="/manifest.webmanifest">';

/** The links by which a page loads scripts before its entry asks for them, and styles that the first picture does not need. */
const EARLY_FILES = /<link rel="(modulepreload|preload)"(?! as="(?:font|image)")/g;

/** The page loads the files of the application when it starts the application: after its first picture, or when it is used. */
const withLaterFiles = (page: string): string => page.replaceAll(EARLY_FILES, `<link ${LATER}="$1"`);

const linkTag = (link: Link): string =>
  `<link ${Object.entries(link)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>`;

/**
 * Puts a rendered page into the built `index.html`. The element with the text for a failed load stays beside the page.
 * The server replaces `SITE_ADDRESS` and `STYLE_NONCE`.
 */
export const pageHtml = (built: string, parts: PageParts): string => {
  const { styles, onUse } = parts;
  const { page: template, links: levelLinks } = takeLinks(built);
  const [preloads = ''] = PRELOADS.exec(parts.html) ?? [];
  const rendered = parts.html.slice(preloads.length);
  const content = onUse ? withUnsentForms(rendered) : withSleepingForms(rendered);
  const kind = rendered.includes('<form') ? FORM : hasPrices(parts.page) ? PRICES : '';
  const links = [
    ...styles
      .filter((address) => !template.includes(`href="${address}"`))
      .map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
    ...(parts.isLevel ? levelLinks : [])
      .filter(({ href }) => href === undefined || !styles.includes(href))
      .map(linkTag),
    ...parts.words.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
  ];
  const attributes = ` ${RENDERED} data-mantine-color-scheme="light"${onUse ? ` ${ON_USE}="${kind}"` : ''}`;
  const inLanguage = barePageHtml(template, parts, attributes);
  const metas: readonly Change[] = [
    [
      /<\/head>/,
      [...addressLinks(parts), ...links, ...(onUse ? [MANIFEST] : []), preloads, '</head>'].join('\n    '),
    ],
    [
      /<div id="root">\s*(<p[\s\S]*?<\/p>)\s*<\/div>/,
      [
        `<div id="root">${content}</div>`,
        /<div id="root">\s*(<p[\s\S]*?<\/p>)\s*<\/div>/.exec(inLanguage)?.[1] ?? '',
        `<div id="${WAITING}" role="status" data-words="${escapeHtml(parts.waiting)}"></div>`,
        `<script type="application/json" id="${parts.dataId}">${jsonInHtml(parts.data)}</script>`,
      ].join('\n    '),
    ],
  ];
  const page = metas.reduce(
    (before, [place, replacement]) => replaceOne(before, place, replacement),
    inLanguage,
  );
  return withLaterFiles(page);
};
