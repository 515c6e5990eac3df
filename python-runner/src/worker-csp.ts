/**
 * The Content-Security-Policy of the Python worker's own script. It is what isolates a learner's program: no
 * requests, no workers, no code from text, and scripts only from the one versioned folder (a wider `script-src`
 * would let `import()` send a request with the visitor's cookies).
 * `origin` is the public origin (`https://host`), `base` the folder of the worker (`/py/<version>/`).
 */
export const workerCsp = (origin: string, base: string): string =>
  [
    "default-src 'none'",
    `script-src ${new URL(base, origin).href} 'wasm-unsafe-eval'`,
    "connect-src 'none'",
    "worker-src 'none'",
  ].join('; ');
