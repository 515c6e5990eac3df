/**
 * Finds in Vitest's output the test files whose process crashed because Node's engine failed an internal check. Such
 * crashes have happened when the WebAssembly interpreter starts and ends in threads. Files with failed or slow tests
 * are not included.
 */
export const crashedFiles = (output: string): string[] => [
  ...new Set(
    [
      ...output.matchAll(
        /Worker exited unexpectedly with signal SIG(?:TRAP|SEGV|ILL|ABRT) during \w+ state while running test file (\S+)/g,
      ),
    ].flatMap((match) => match[1] ?? []),
  ),
];
