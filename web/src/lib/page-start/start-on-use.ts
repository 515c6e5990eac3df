import { PARTS_TO_PRESS } from './early-presses.ts';
import { loadFiles } from './later-files.ts';
import { needsApplication } from './needs-application.ts';
import { isReadOnly } from './pages-on-use.ts';
import { RUNNING } from './running.ts';
import { COLOR_SCHEME_KEY, LEARNER_KEY } from './stored-keys.ts';

/** The attribute of an element in a button. It contains the name of the button in the dark scheme. */
export const DARK_LABEL = 'data-dark-label';

/**
 * The attribute of a `details` element that contains a media query. In windows that match the query, the element is
 * open.
 */
export const OPEN_AT = 'data-open-at';

/** Adapts the rendered page to this browser. The build renders it for the light scheme and a narrow window. */
const adaptPage = (): void => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`details[${OPEN_AT}]`))
    details.open = matchMedia(details.getAttribute(OPEN_AT) ?? '').matches;
  if (document.documentElement.dataset.mantineColorScheme !== 'dark') return;
  for (const part of document.querySelectorAll(`[${DARK_LABEL}]`)) {
    const button = part.closest('button');
    const before = button?.getAttribute('aria-label') ?? '';
    button?.setAttribute('aria-label', part.getAttribute(DARK_LABEL) ?? '');
    // Restores the rendered name, because the application only changes what differs from the rendered page.
    document.addEventListener(RUNNING, () => button?.setAttribute('aria-label', before), { once: true });
  }
};

/** The path without the language. */
const pageOf = (path: string): string => path.split('/').slice(2).join('/');

/**
 * The paths, without the language, of login pages. The query of such a page names the page that opens after the login.
 */
const LOGINS = /^(?:login|login-org|signup)$/;

/**
 * Adds the query of this page to the links to other login pages. The build has rendered these links without a query.
 */
const passQueryOn = (): void => {
  if (location.search === '') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a'))
    if (link.origin === location.origin && link.search === '' && LOGINS.test(pageOf(link.pathname)))
      link.search = location.search;
};

/** The elements that need the application when a visitor points at them, focuses them or fills them in. */
const USED = `${PARTS_TO_PRESS}, #root form`;

/** The path of the page in this document. */
const loadedPath = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
};

/**
 * If the visitor goes back to another page, loads that page, even if this happened before the entry ran. After a
 * reload, earlier pages of the application belong to this document, so the browser only changes the address.
 */
const loadEarlierPages = (): void => {
  const path = loadedPath();
  const onPopState = (): void => {
    if (location.pathname !== path) location.reload();
  };
  onPopState();
  addEventListener('popstate', onPopState);
  document.addEventListener(RUNNING, () => removeEventListener('popstate', onPopState), { once: true });
};

/**
 * Calls `start` when the visitor points at a button or a form, focuses one or fills in a field. Also calls it when
 * another tab logs in, or when the colour scheme changes. Links work without the application. If the next page needs
 * the files of the application, they are loaded in advance.
 */
export const startOnUse = (start: () => void): void => {
  const begin = (): void => {
    loadFiles();
    start();
  };
  const onUse = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (target.closest(USED) !== null) begin();
    // The next page needs the same files. The browser then takes them from its cache.
    const link = target.closest<HTMLAnchorElement>('#root a');
    if (link?.origin === location.origin && !isReadOnly(pageOf(link.pathname))) loadFiles();
  };
  // A browser or a password manager may fill in a field that does not have the focus.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input', 'change'])
    document.addEventListener(type, onUse);
  addEventListener('storage', ({ key }) => {
    if (key === LEARNER_KEY || key === COLOR_SCHEME_KEY) begin();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', begin);
  // The browser may show the page again as it was, although the visitor has logged in since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && needsApplication()) begin();
  });
  // The secret of a login card may be added to the address of the open page.
  addEventListener('hashchange', () => {
    if (needsApplication()) begin();
  });
  loadEarlierPages();
  adaptPage();
  passQueryOn();
  // A field may have got the focus or a value before the entry ran.
  if (document.querySelector('#root form :is(:focus, :autofill)') !== null) begin();
};
