import type { PrecacheEntry } from 'workbox-precaching/_types.js';

/** Data about the build, which web/src/build/service-worker.ts writes into the script. */
export type BuildFacts = {
  /** Files that are stored before the worker is installed. */
  readonly files: readonly PrecacheEntry[];
  /** Files of words that the play screen needs, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Address of the script with which a page of this build starts. */
  readonly entry: string;
  /** The addresses of all files of the build with a hash in their name. */
  readonly assets: readonly string[];
};

declare const __BUILD_FACTS__: BuildFacts;

export const BUILD = __BUILD_FACTS__;
