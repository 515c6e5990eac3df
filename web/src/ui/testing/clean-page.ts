import { configure } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, vi } from 'vitest';

declare global {
  var happyDOM: DetachedWindowAPI | undefined;
}

/** The address at which Vitest opens the page of a test file. */
const ADDRESS = 'http://localhost:3000/';

/**
 * A setup file for test files that share a process and its only page. It removes everything that the previous file has
 * left on the page. Tests must undo their own changes to modules.
 */
vi.restoreAllMocks();
// If a property has two spies, the second one restores the first.
Reflect.deleteProperty(document, 'cookie');
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

// This limit is for test files that load no words; in the others, english-words.ts sets it. The default is one second.
configure({ asyncUtilTimeout: 60_000 });

// A click on a link, for example to a file, may have changed the address.
afterEach(() => globalThis.happyDOM?.setURL(ADDRESS));
