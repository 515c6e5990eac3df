/**
 * Test files whose process was killed by its own runtime, from the output of Vitest: Node's engine itself failed an
 * internal check (seen where the WebAssembly interpreter starts and ends in threads). Never a failing test or one
 * that runs too long.
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
