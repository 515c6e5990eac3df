import { SIGNED_IN_COOKIE } from '@hopcode/contract/auth/signed-in-cookie';
import { LEARNER_KEY, PAGE_MESSAGE_KEY } from './stored-keys.ts';

/**
 * Marks, on the root element, a rendered page that is complete without the application until it is used. Its value is
 * `FORM` for a page with a form, otherwise empty.
 */
export const ON_USE = 'data-on-use';

/** Value of `ON_USE` for a page with a form. */
export const FORM = 'form';

/** Whether the browser has the server's marker cookie of a session. */
export const hasSessionCookie = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));

/** Whether a storage has a value; false where the browser forbids storage. */
const isStored = (place: () => Storage, key: string): boolean => {
  try {
    return place().getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Whether the application has put data for this page into the history: the message about what was done before. */
const hasHistoryData = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state && state.usr != null;
};

/** Query of a page with a form that changes nothing in it but its links: the page after the login. */
const REDIRECT = /^\?redirect=[^&]*$/;

/** The fragment of the link that skips the header. */
const MAIN = '#main';

/**
 * Whether the query and the fragment of the address leave the page as the build has rendered it. Text pages read no
 * fragment; other pages may read query and fragment.
 */
export const isRenderedAddress = (): boolean => {
  const { search, hash } = location;
  const onUse = document.documentElement.getAttribute(ON_USE);
  if (onUse !== FORM) return search === '' && (hash === '' || onUse !== null);
  return (search === '' || REDIRECT.test(search)) && (hash === '' || hash === MAIN);
};

/** Text pages with prices or forms about money, which the build has rendered without them. */
const SALE = /\/(?:courses|refund-policy|schools)\/?$/;

const hasPrices = (): boolean =>
  document.documentElement.dataset.selling !== 'off' && SALE.test(location.pathname);

/**
 * Whether this page must start the application at once. The build has rendered a page for an unknown visitor at an
 * address without query; if it marks the page with `ON_USE`, such a visitor needs the application only to use it.
 */
export const needsApplication = (): boolean =>
  !document.documentElement.hasAttribute(ON_USE) ||
  !isRenderedAddress() ||
  hasPrices() ||
  hasSessionCookie() ||
  isStored(() => localStorage, LEARNER_KEY) ||
  isStored(() => sessionStorage, PAGE_MESSAGE_KEY) ||
  hasHistoryData();
