import type { DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';

declare global {
  var happyDOM: DetachedWindowAPI | undefined;
}

/** Where Vitest opens the page of a test file. */
const ADDRESS = 'http://localhost:3000/';

/**
 * A setup file of the test files that share a process and its one page: removes what the file before has left in the
 * page. What a test changes in a module, it has to change back itself.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
globalThis.happyDOM?.setURL(ADDRESS);
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
