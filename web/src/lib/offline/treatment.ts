/**
 * The endpoints whose answers the service worker stores, with their paths in the contract. These answers contain only
 * what every visitor may see of courses and levels. Answers from all other endpoints are never stored. Only the paths
 * are here, because importing the contract would make the service worker large. A test compares them with the contract.
 */
export const KEPT_CALLS = {
  levelCourse: '/api/level/course/{slug}',
  levelData: '/api/level/data/{course_slug}/{slug}',
  levelScene: '/api/level/scene/{course_slug}/{scene}',
  levelGuide: '/api/level/guide/{course}/{slug}.png',
  siteGet: '/api/site',
} as const;

/**
 * The query strings that a stored address may have. Any other query, for example with a student, may ask for private
 * data.
 */
const PUBLIC_SEARCH: ReadonlySet<string> = new Set(['', '?size=small']);

const KEPT_PATHS = Object.values(KEPT_CALLS).map(
  (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/**
 * How the service worker treats a request. `asset` and `python` are files whose names contain their version. `answer`
 * is a public answer of the server. `page` is a navigation to a page. `network` means that the service worker does not
 * touch the request.
 */
export type Treatment = 'asset' | 'python' | 'answer' | 'page' | 'network';

type Asked = Pick<Request, 'method' | 'url' | 'mode'> & Partial<Pick<Request, 'cache'>>;

/** Returns how a request is treated. `origin` is the origin of the site. */
export const treatmentOf = ({ method, url, mode, cache }: Asked, origin: string): Treatment => {
  const { origin: from, pathname, search } = new URL(url);
  if (from !== origin || method !== 'GET') return 'network';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/py/')) return 'python';
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    // A page that already has the answer for its own account must not get a copy, because copies are answers for
    // visitors.
    const isKept =
      mode !== 'navigate' && cache !== 'no-store' && KEPT_PATHS.some((path) => path.test(pathname));
    return isKept && PUBLIC_SEARCH.has(search) ? 'answer' : 'network';
  }
  return mode === 'navigate' ? 'page' : 'network';
};
