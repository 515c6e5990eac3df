/**
 * A lock file without packages, inlined so that the interpreter does not fetch one. A test compares it with the
 * original in the package.
 */
export const PYTHON_LOCK = JSON.stringify({
  info: {
    abi_version: '2026_0',
    arch: 'wasm32',
    platform: 'emscripten',
    python: '3.14.2',
    version: '314.0.7',
  },
  packages: {},
});
