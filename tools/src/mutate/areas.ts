/** What `npm run mutate` measures in one run: the files that it changes, and the tests that must notice the changes. */
export type Area = {
  /**
   * Patterns of the changed files, from the root, without commas. Tests and folders named `testing` are never changed.
   */
  readonly changes: readonly string[];
  readonly tests: readonly string[];
  /** Files that match `tests` but do not run, because they start processes or take minutes. */
  readonly without: readonly string[];
  /** Whether each test file needs a separate process. Checking a change takes longer with separate processes. */
  readonly isolate: boolean;
};

/**
 * Tests that start the server as a process. They cannot notice a change, because that process runs the unchanged files.
 */
const SERVER_PROCESSES = [
  'server/src/*.test.ts',
  'server/src/database/**',
  'server/src/testing/**',
  'server/src/demo/**',
];

export const AREAS = {
  engine: {
    changes: ['engine/src/**/*.ts'],
    tests: ['engine/src/**/*.test.ts'],
    without: [],
    isolate: false,
  },
  contract: {
    changes: ['contract/src/**/*.ts'],
    tests: ['contract/src/**/*.test.ts'],
    without: [],
    isolate: false,
  },
  stores: {
    changes: ['server/src/**/*-store.ts', '!server/src/database/**', '!server/src/demo/**'],
    tests: ['server/src/**/*.test.ts'],
    without: SERVER_PROCESSES,
    isolate: false,
  },
  run: {
    changes: ['web/src/features/play/run/*.ts', 'web/src/features/play/questions/prediction.ts'],
    tests: [
      'web/src/features/play/run/*.test.{ts,tsx}',
      'web/src/features/play/questions/prediction*.test.{ts,tsx}',
    ],
    without: [],
    isolate: true,
  },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaName = keyof typeof AREAS;

export const isAreaName = (word: string | undefined): word is AreaName =>
  word !== undefined && Object.hasOwn(AREAS, word);

/** The area with this name. Throws for an unknown name; the message lists all names. */
export const areaNamed = (word: string | undefined): Area => {
  if (isAreaName(word)) return AREAS[word];
  throw new Error(`Name one of these areas: ${Object.keys(AREAS).join(', ')}`);
};

/** The patterns of the changed files: those of the area, or the given ones, without tests and their helpers. */
export const changedFiles = (area: Area, patterns: readonly string[] = []): readonly string[] => [
  ...(patterns.length > 0 ? patterns : area.changes),
  '!**/*.test.ts',
  '!**/*.test.tsx',
  '!**/testing/**',
];
