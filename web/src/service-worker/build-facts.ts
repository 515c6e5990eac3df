import type { PrecacheEntry } from 'workbox-precaching/_types.js';

/** Facts of the build; web/src/build/service-worker.ts puts them into the script. */
export type BuildFacts = {
  /** Files that are kept before the worker is installed. */
  readonly files: readonly PrecacheEntry[];
  /** Files of words that the play screen needs, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Address of the script with which a page of this build starts. */
  readonly entry: string;
  /** Addresses of all files of the build with a hash in their name. */
  readonly assets: readonly string[];
};

declare const __BUILD_FACTS__: BuildFacts;

export const BUILD = __BUILD_FACTS__;
