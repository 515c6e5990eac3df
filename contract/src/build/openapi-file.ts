/**
 * The OpenAPI document of all calls, which `contract/src/build/openapi.ts` writes. A test fails when the document is
 * stale.
 */
export const OPENAPI_FILE = new URL('../../openapi.json', import.meta.url);
