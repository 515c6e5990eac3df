/**
 * The Content-Security-Policy of the Python worker's own script. It isolates a learner's program: no
 * requests, no workers, no code from text, and scripts only from the one versioned folder (a wider
 * `script-src` would let `import()` send a request with the visitor's cookies). `base` is the folder of the
 * worker (`/py/<version>/`). The header names no host, so that caches may store it: the first of its two
 * policies allows only this site, the second only the folder, and a script must pass both.
 */
export const workerCsp = (base: string): string => {
  const ownSite = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'none'",
    "worker-src 'none'",
  ].join('; ');
  return `${ownSite}, script-src *:*${base} 'wasm-unsafe-eval'`;
};
