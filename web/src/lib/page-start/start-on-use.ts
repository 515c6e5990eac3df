import { PARTS_TO_PRESS } from './early-presses.ts';
import { loadFiles } from './later-files.ts';
import { needsApplication } from './needs-application.ts';
import { isReadOnly } from './pages-on-use.ts';
import { RUNNING } from './running.ts';
import { COLOR_SCHEME_KEY, LEARNER_KEY } from './stored-keys.ts';

/** Attribute inside a button with its name while the page is dark. */
export const DARK_LABEL = 'data-dark-label';

/** Attribute of `details` with a media query for the windows in which they are open. */
export const OPEN_AT = 'data-open-at';

/** Adapts the rendered page, which is light and narrow, to this browser. */
const adaptPage = (): void => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`details[${OPEN_AT}]`))
    details.open = matchMedia(details.getAttribute(OPEN_AT) ?? '').matches;
  if (document.documentElement.dataset.mantineColorScheme !== 'dark') return;
  for (const part of document.querySelectorAll(`[${DARK_LABEL}]`)) {
    const button = part.closest('button');
    const before = button?.getAttribute('aria-label') ?? '';
    button?.setAttribute('aria-label', part.getAttribute(DARK_LABEL) ?? '');
    // The application changes only what differs from the rendered page.
    document.addEventListener(RUNNING, () => button?.setAttribute('aria-label', before), { once: true });
  }
};

/** The path below the language. */
const pageOf = (path: string): string => path.split('/').slice(2).join('/');

/** Paths below the language to which a login page passes on the page after the login. */
const LOGINS = /^(?:login|login-org|signup)$/;

/** Gives the links to other login pages the query of this page. The build has rendered them without one. */
const passQueryOn = (): void => {
  if (location.search === '') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a'))
    if (link.origin === location.origin && link.search === '' && LOGINS.test(pageOf(link.pathname)))
      link.search = location.search;
};

/** What a visitor points at, focuses or fills before using the application. */
const USED = `${PARTS_TO_PRESS}, #root form`;

/** The path of the page that this document shows. */
const loadedPath = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
};

/**
 * Loads the page of the address when the visitor goes back to another one, also before the entry ran. After a reload,
 * earlier pages of the application belong to this document, so the browser itself changes only the address.
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
 * Calls `start` when the visitor points at a button or a form, focuses one or fills a field, or when this browser logs
 * in or changes its colours. The browser follows links without the application; only its files are loaded if the next page needs them.
 */
export const startOnUse = (start: () => void): void => {
  const begin = (): void => {
    loadFiles();
    start();
  };
  const onUse = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (target.closest(USED) !== null) begin();
    // The next page needs the same files, and finds them in the browser's cache.
    const link = target.closest<HTMLAnchorElement>('#root a');
    if (link?.origin === location.origin && !isReadOnly(pageOf(link.pathname))) loadFiles();
  };
  // A browser or a password manager may fill a field without the focus.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input', 'change'])
    document.addEventListener(type, onUse);
  addEventListener('storage', ({ key }) => {
    if (key === LEARNER_KEY || key === COLOR_SCHEME_KEY) begin();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', begin);
  // The browser shows the page again as it was, perhaps after a login.
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
  // A field may be focused or filled already, before the entry ran.
  if (document.querySelector('#root form :is(:focus, :autofill)') !== null) begin();
};
