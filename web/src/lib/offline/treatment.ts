/**
 * The endpoints whose answers the service worker stores, with their paths in the contract: what every visitor may see
 * of courses and levels. All others are never stored. Only the paths are here, because the contract itself would make
 * the service worker large. A test compares them with the contract.
 */
export const KEPT_CALLS = {
  levelCourse: '/api/level/course/{slug}',
  levelData: '/api/level/data/{course_slug}/{slug}',
  levelScene: '/api/level/scene/{course_slug}/{scene}',
  levelGuide: '/api/level/guide/{course}/{slug}.png',
  siteGet: '/api/site',
} as const;

/** Query strings of stored addresses. Any other one, such as one with a student, may ask for private data. */
const PUBLIC_SEARCH: ReadonlySet<string> = new Set(['', '?size=small']);

const KEPT_PATHS = Object.values(KEPT_CALLS).map(
  (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/**
 * How the service worker treats a request: `asset` and `python`: files whose name contains their version; `answer`: a
 * public answer of the server; `page`: navigation to a page; `network`: the service worker does not touch it.
 */
export type Treatment = 'asset' | 'python' | 'answer' | 'page' | 'network';

type Asked = Pick<Request, 'method' | 'url' | 'mode'> & Partial<Pick<Request, 'cache'>>;

/** How a request is treated. `origin` is that of the site. */
export const treatmentOf = ({ method, url, mode, cache }: Asked, origin: string): Treatment => {
  const { origin: from, pathname, search } = new URL(url);
  if (from !== origin || method !== 'GET') return 'network';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/py/')) return 'python';
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    // A page that already has the answer for its own account does not want a copy, which is a visitor's.
    const isKept =
      mode !== 'navigate' && cache !== 'no-store' && KEPT_PATHS.some((path) => path.test(pathname));
    return isKept && PUBLIC_SEARCH.has(search) ? 'answer' : 'network';
  }
  return mode === 'navigate' ? 'page' : 'network';
};
