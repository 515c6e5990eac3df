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
// Deletes spies on `document.cookie`: if it has two, restoring the second one brings back the first.
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

// Sets the time limit for test files that load no words; in other test files, english-words.ts sets it. The default is
// one second.
configure({ asyncUtilTimeout: 60_000 });

// A click on a link, for example to a file, may have changed the address.
afterEach(() => globalThis.happyDOM?.setURL(ADDRESS));
