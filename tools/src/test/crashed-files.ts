/**
 * Test files whose process was killed by its own runtime, from the output of Vitest: Node's engine itself stopped
 * on an inner check (seen where the WebAssembly interpreter starts and ends in threads). A test that fails,
 * and one that runs too long, is never among them.
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
