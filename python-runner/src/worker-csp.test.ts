import { expect, it } from 'vitest';
import { workerCsp } from './worker-csp.ts';

it('allows scripts of the versioned folder of this site and nothing else, and names no host', () => {
  expect(workerCsp('/py/0123/')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'; worker-src 'none', " +
      "script-src *:*/py/0123/ 'wasm-unsafe-eval'",
  );
});
