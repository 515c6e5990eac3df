import { SIGNED_IN_COOKIE } from '@hopcode/contract/auth/signed-in-cookie';
import { LEARNER_KEY, PAGE_MESSAGE_KEY } from './stored-keys.ts';

/**
 * Marks the root element of a rendered page that needs the application only when it is used. Its value is `FORM` for a
 * page with a form, `PRICES` for a page with prices or a form for refunds, otherwise empty.
 */
export const ON_USE = 'data-on-use';

/** The value of `ON_USE` for a page with a form. */
export const FORM = 'form';

/**
 * The value of `ON_USE` for a text page with prices, or with a form for refunds. The build has rendered the page
 * without them. On a site that sells courses, the application adds them immediately.
 */
export const PRICES = 'prices';

/** Whether the browser has the server's marker cookie of a session. */
export const hasSessionCookie = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));

/** Whether a storage contains a key. False if the browser forbids storage. */
const isStored = (place: () => Storage, key: string): boolean => {
  try {
    return place().getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Whether the application has stored data for this page in the history: a message about the previous page. */
const hasHistoryData = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state && state.usr != null;
};

/** The query with the page that opens after a login. In a page with a form, this query changes nothing except links. */
const REDIRECT = /^\?redirect=[^&]*$/;

/** The fragment of the link that skips the header. */
const MAIN = '#main';

/**
 * Whether the query and the fragment of the address leave the page as the build has rendered it. Text pages ignore
 * fragments. Other pages may use both the query and the fragment.
 */
export const isRenderedAddress = (): boolean => {
  const { search, hash } = location;
  const onUse = document.documentElement.getAttribute(ON_USE);
  if (onUse !== FORM) return search === '' && (hash === '' || onUse !== null);
  return (search === '' || REDIRECT.test(search)) && (hash === '' || hash === MAIN);
};

const hasPrices = (): boolean =>
  document.documentElement.dataset.selling !== 'off' &&
  document.documentElement.getAttribute(ON_USE) === PRICES;

/**
 * Whether this page must start the application immediately. The build renders a page for an unknown visitor at an
 * address without a query. If the page is marked with `ON_USE`, such a visitor needs the application only to use the
 * page.
 */
export const needsApplication = (): boolean =>
  !document.documentElement.hasAttribute(ON_USE) ||
  !isRenderedAddress() ||
  hasPrices() ||
  hasSessionCookie() ||
  isStored(() => localStorage, LEARNER_KEY) ||
  isStored(() => sessionStorage, PAGE_MESSAGE_KEY) ||
  hasHistoryData();
