import type { PrecacheEntry } from 'workbox-precaching/_types.js';

/** Data about the build. web/src/build/service-worker.ts writes it into the script. */
export type BuildFacts = {
  /** The files that are stored before the service worker is installed. */
  readonly files: readonly PrecacheEntry[];
  /** The files of words that the play screen needs, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The address of the script that starts a page of this build. */
  readonly entry: string;
  /** The addresses of all files of the build that have a hash in their names. */
  readonly assets: readonly string[];
};

declare const __BUILD_FACTS__: BuildFacts;

export const BUILD = __BUILD_FACTS__;
