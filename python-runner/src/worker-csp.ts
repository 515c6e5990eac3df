/**
 * The Content-Security-Policy of the Python worker's own script. It isolates a learner's program: no requests, no
 * workers, no code from text, and no further scripts, because `import()` would send a request with the visitor's
 * cookies. So the worker is one file. It contains no host name, so that caches may store it.
 *
 * An `import` in a worker is subject to `script-src` in Chromium, but to `worker-src` in Firefox and Safari.
 */
export const WORKER_CSP = [
  "default-src 'none'",
  "script-src 'wasm-unsafe-eval'",
  "connect-src 'none'",
  "worker-src 'none'",
].join('; ');
