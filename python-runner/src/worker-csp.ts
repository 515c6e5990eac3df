/**
 * The Content-Security-Policy of the Python worker's own script. It isolates a learner's program: no requests, no
 * workers, no code from text, and scripts only from the one versioned folder. A wider `script-src` would let `import()`
 * send a request with the visitor's cookies. `base` is the folder of the worker (`/py/<version>/`). The header contains
 * no host name, so that caches may store it. The header contains two policies: the first allows only this site and the
 * second only the folder. A script must pass both.
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
