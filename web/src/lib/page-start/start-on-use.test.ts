// @vitest-environment happy-dom
import { SIGNED_IN_COOKIE } from '@hopcode/contract/auth/signed-in-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORM, needsApplication, ON_USE, PRICES } from './needs-application.ts';
import { RUNNING } from './running.ts';
import { reportRunning } from './sleeping-forms.ts';
import { startOnUse } from './start-on-use.ts';
import { COLOR_SCHEME_KEY, LEARNER_KEY, PAGE_MESSAGE_KEY } from './stored-keys.ts';

const page = document.documentElement;

beforeEach(() => {
  page.setAttribute(ON_USE, '');
  document.body.innerHTML =
    '<div id="root"><a href="/en/">Home</a><button aria-label="Night"><i data-dark-label="Day"></i></button>' +
    '<details data-open-at="(min-width: 900px)"></details></div>';
});
afterEach(() => {
  vi.restoreAllMocks();
  page.removeAttribute(ON_USE);
  delete page.dataset.mantineColorScheme;
  delete page.dataset.running;
  delete page.dataset.selling;
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('a complete page does not need the application', () => expect(needsApplication()).toBe(false));

it.each<[what: string, set: () => void]>([
  ['a page that the build has not rendered, or only in parts', () => page.removeAttribute(ON_USE)],
  ['an address with a source of the visit', () => history.replaceState(null, '', '/en/tos?utm_source=a')],
  ['a session', () => void vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${SIGNED_IN_COOKIE}=1`)],
  ['a learner', () => localStorage.setItem(LEARNER_KEY, '{}')],
  ['a message about the previous page', () => sessionStorage.setItem(PAGE_MESSAGE_KEY, 'erased')],
  ['a message in the history', () => history.replaceState({ usr: { done: 'Sent' } }, '')],
])('%s needs the application', (_, set) => {
  set();
  expect(needsApplication()).toBe(true);
});

it.each<[onUse: string, address: string, expected: boolean]>([
  [FORM, '/en/login?redirect=%2Fen%2Fcourses', false],
  [FORM, '/en/login?redirect=%2Fen%2F&google=failed', true],
  [FORM, '/en/login?token=a', true],
  [FORM, '/en/login#main', false],
  [FORM, '/en/login-org#card=a', true],
  ['', '/en/courses?redirect=%2Fen%2F', true],
  ['', '/en/guide#lists', false],
])('a page with data-on-use="%s" at %s needs the application: %s', (onUse, address, expected) => {
  page.setAttribute(ON_USE, onUse);
  history.replaceState(null, '', address);
  expect(needsApplication()).toBe(expected);
});

it.each([
  [PRICES, 'test', true],
  [PRICES, 'off', false],
  ['', 'test', false],
])(
  'a page with data-on-use="%s" on a site that sells (%s) needs the application: %s',
  (onUse, mode, expected) => {
    page.setAttribute(ON_USE, onUse);
    page.dataset.selling = mode;
    expect(needsApplication()).toBe(expected);
  },
);

it.each(['pointerover', 'pointerdown', 'focusin', 'input', 'change'])(
  '%s in a form starts the application',
  (type) => {
    document.body.innerHTML = '<div id="root"><form><p><input></p></form></div>';
    const start = vi.fn<() => void>();
    startOnUse(start);
    expect(start).not.toHaveBeenCalled();
    document.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(start).toHaveBeenCalled();
  },
);

it('a field that has the focus already starts the application', () => {
  document.body.innerHTML = '<div id="root"><form><input></form></div>';
  document.querySelector('input')?.focus();
  const start = vi.fn<() => void>();
  startOnUse(start);
  expect(start).toHaveBeenCalledOnce();
});

it('links to other login pages get the query of this page, other links do not', () => {
  history.replaceState(null, '', '/en/login?redirect=%2Fen%2Fcourses');
  const paths = ['/en/signup', '/en/login-org', '/en/login?redirect=%2Fen%2F', '/en/forgot-password', '/en/'];
  document.body.innerHTML = `<div id="root">${paths.map((path) => `<a href="${path}"></a>`).join('')}</div>`;
  startOnUse(() => {});
  expect([...document.querySelectorAll('a')].map(({ pathname, search }) => pathname + search)).toEqual([
    '/en/signup?redirect=%2Fen%2Fcourses',
    '/en/login-org?redirect=%2Fen%2Fcourses',
    '/en/login?redirect=%2Fen%2F',
    '/en/forgot-password',
    '/en/',
  ]);
});

it('a login card that is added to the address of the open page starts the application', () => {
  page.setAttribute(ON_USE, FORM);
  const start = vi.fn<() => void>();
  startOnUse(start);
  history.replaceState(null, '', '/en/login-org#card=a');
  dispatchEvent(new Event('hashchange'));
  expect(start).toHaveBeenCalledOnce();
});

it('a history entry without a message does not need the application', () => {
  history.replaceState({ usr: null, key: 'a', idx: 2 }, '');
  expect(needsApplication()).toBe(false);
});

it('a browser that forbids storage does not need the application', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(needsApplication()).toBe(false);
});

it.each(['pointerover', 'pointerdown', 'focusin'])('%s on a button starts the application', (type) => {
  const start = vi.fn<() => void>();
  startOnUse(start);
  document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(start).not.toHaveBeenCalled();
  document.querySelector('i')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(start).toHaveBeenCalled();
});

it.each([
  ['/en/', true],
  ['/en/login?redirect=%2Fen%2Ftos', true],
  ['/en/play/python/intro-level1', true],
  ['/en/guide/start', false],
  ['/he/tos', false],
  ['https://example.org/en/login', false],
])(
  'pointing at a link to %s loads the files of the application: %s, and starts nothing',
  (href, expected) => {
    document.head.innerHTML = '<link data-later="modulepreload" href="/assets/start.js">';
    document.querySelector('a')?.setAttribute('href', href);
    const start = vi.fn<() => void>();
    startOnUse(start);
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(document.querySelector('link')?.rel === 'modulepreload').toBe(expected);
    expect(start).not.toHaveBeenCalled();
  },
);

it.each([
  [LEARNER_KEY, true],
  [COLOR_SCHEME_KEY, true],
  ['hopcode.sound', false],
])('another tab that changes %s starts the application: %s', (key, expected) => {
  const start = vi.fn<() => void>();
  startOnUse(start);
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(start.mock.calls.length > 0).toBe(expected);
});

it.each([
  [true, true],
  [false, false],
])('a page that the browser shows again after a login (%s) starts the application: %s', (login, expected) => {
  const start = vi.fn<() => void>();
  startOnUse(start);
  if (login) localStorage.setItem(LEARNER_KEY, '{}');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(start.mock.calls.length > 0).toBe(expected);
});

it('loads the files of the application in parallel', () => {
  document.head.innerHTML = '<link data-later="modulepreload" href="/assets/start.js">';
  startOnUse(() => {});
  expect(document.querySelector('link')?.rel).toBe('');
  document.querySelector('i')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(document.head.innerHTML).toBe('<link href="/assets/start.js" rel="modulepreload">');
});

it.each([
  ['light', false, 'Night'],
  ['dark', true, 'Day'],
])('adapts button names and open parts to a %s page (wide: %s)', (scheme, isWide, label) => {
  page.dataset.mantineColorScheme = scheme;
  const media = matchMedia('(min-width: 900px)');
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(Object.assign(media, { addEventListener: () => {} }));
  vi.spyOn(media, 'matches', 'get').mockReturnValue(isWide);
  startOnUse(() => {});
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe(label);
  expect(document.querySelector('details')?.open).toBe(isWide);
  reportRunning();
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Night');
});

describe('Back after a reload', () => {
  const goBackTo = (address: string): void => {
    history.replaceState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  };

  it.each([
    ['loads an earlier page of the application', '/en/play/python/intro-level1', 1],
    ['leaves the same page as it is', '/en/login#main', 0],
  ])('%s', (_, address, loads) => {
    history.replaceState(null, '', '/en/login');
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    startOnUse(() => {});
    goBackTo(address);
    expect(reload).toHaveBeenCalledTimes(loads);
    document.dispatchEvent(new Event(RUNNING));
  });

  it('loads an earlier page even if the visitor went back before the entry ran', () => {
    const loaded = { name: 'http://localhost/en/login', entryType: 'navigation', startTime: 0, duration: 0 };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ ...loaded, toJSON: () => loaded }]);
    history.replaceState(null, '', '/en/play/python/intro-level1');
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    startOnUse(() => {});
    expect(reload).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event(RUNNING));
  });

  it('is left to the application once it runs', () => {
    history.replaceState(null, '', '/en/login');
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    startOnUse(() => {});
    document.dispatchEvent(new Event(RUNNING));
    goBackTo('/en/play/python/intro-level1');
    expect(reload).not.toHaveBeenCalled();
  });
});
