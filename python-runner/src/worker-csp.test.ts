import { expect, it } from 'vitest';
import { workerCsp } from './worker-csp.ts';

it('allows scripts of the versioned folder and nothing else', () => {
  expect(workerCsp('https://hopcode.example', '/py/0123/')).toBe(
    "default-src 'none'; script-src https://hopcode.example/py/0123/ 'wasm-unsafe-eval'; connect-src 'none'; worker-src 'none'",
  );
});
