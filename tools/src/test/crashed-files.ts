/**
 * Reads from the output of Vitest in which test files the process crashed, because Node's engine failed an internal
 * check (seen when the WebAssembly interpreter starts and ends in threads). Failed tests and tests that run too long
 * are not among them.
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
